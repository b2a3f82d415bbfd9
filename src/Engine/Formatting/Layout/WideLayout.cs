using System.Text;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Writes several values in a line.</summary>
internal sealed class WideLayout(FormatStartData start, LineWriter output)
{
    private readonly List<string> _cells = [];

    public void Add(WideEntry entry) => _cells.Add(entry.Text);

    public void Flush()
    {
        if (_cells.Count == 0)
        {
            return;
        }

        var count = Count();
        var widths = Widths(count);
        for (var i = 0; i < _cells.Count; i += count)
        {
            WriteRow(i, count, widths);
        }

        _cells.Clear();
    }

    private int Count()
    {
        if (start.WideColumns > 0)
        {
            return start.WideColumns;
        }

        if (!start.AutoSize)
        {
            return 2;
        }

        var widest = Math.Max(1, _cells.Max(DisplayText.LengthOf));
        return Math.Max(1, Math.Min(_cells.Count, (output.Width + 1) / (widest + 1)));
    }

    private int[] Widths(int count)
    {
        var widths = new int[count];
        var rest = Math.Max(count, output.Width - (count - 1));
        for (var i = 0; i < count; i++)
        {
            widths[i] = (rest + count - i - 1) / (count - i);
            rest -= widths[i];
        }

        return widths;
    }

    private void WriteRow(int first, int count, int[] widths)
    {
        var line = new StringBuilder();
        for (var i = 0; i < count; i++)
        {
            if (i > 0)
            {
                line.Append(' ');
            }

            var text = first + i < _cells.Count ? _cells[first + i] : "";
            var end = text.AsSpan().IndexOfAny('\r', '\n');
            text = DisplayText.Truncate(end < 0 ? text : text[..end] + DisplayText.Ellipsis, widths[i], Alignment.Left);
            line.Append(DisplayText.Pad(text, widths[i], Alignment.Left, padRight: i < count - 1));
        }

        output.WriteLine(line.ToString());
    }
}
