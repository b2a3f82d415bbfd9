using System.Text;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Lays out the rows of one group of a table: waits for all of them, because the widths of columns come from the cells.</summary>
internal sealed class TableLayout(FormatStartData start, LineWriter output, FormatStyle style)
{
    // Rows, and what stands between them without being one.
    private readonly List<FormatEntry> _entries = [];
    private int[] _widths = [];

    public void Add(FormatEntry entry) => _entries.Add(entry);

    public void Flush(Action<FormatEntry> writeOther)
    {
        _widths = Widths();
        if (!start.HideHeaders)
        {
            WriteHeader();
        }

        foreach (var entry in _entries)
        {
            if (entry is TableRowEntry row)
            {
                WriteRow(row);
            }
            else
            {
                writeOther(entry);
            }
        }

        _entries.Clear();
    }

    private bool IsSized => !start.AutoSize && Array.Exists(start.Columns, column => column.Width > 0);

    private int[] Widths()
    {
        var columns = start.Columns;
        var widths = new int[columns.Length];
        if (IsSized)
        {
            for (var i = 0; i < widths.Length; i++)
            {
                widths[i] = columns[i].Width;
            }

            ShareRest(widths);
        }
        else
        {
            for (var i = 0; i < widths.Length; i++)
            {
                widths[i] = columns[i].Width > 0 ? columns[i].Width : WidestCell(i);
            }
        }

        Fit(widths);
        return widths;
    }

    private int WidestCell(int column)
    {
        var widest = start.HideHeaders ? 1 : Math.Max(1, DisplayText.LengthOf(start.Columns[column].Label));
        foreach (var entry in _entries)
        {
            if (entry is TableRowEntry row && column < row.Cells.Length)
            {
                var cell = row.Cells[column];
                widest = Math.Max(widest, DisplayText.LengthOf(cell));
            }
        }

        return widest;
    }

    /// <summary>Columns without a width of their own share what the others leave.</summary>
    private void ShareRest(int[] widths)
    {
        var open = widths.Count(width => width == 0);
        if (open == 0)
        {
            return;
        }

        var rest = output.Width - widths.Sum() - (widths.Length - 1);
        for (var i = 0; i < widths.Length; i++)
        {
            if (widths[i] == 0)
            {
                widths[i] = Math.Max(1, rest / open);
                rest -= widths[i];
                open--;
            }
        }
    }

    /// <summary>The column at the edge is cut, and those behind it are left out.</summary>
    private void Fit(int[] widths)
    {
        var left = output.Width;
        for (var i = 0; i < widths.Length; i++)
        {
            if (i > 0)
            {
                left--;
            }

            widths[i] = Math.Max(0, Math.Min(widths[i], left));
            left -= widths[i];
        }
    }

    private void WriteHeader()
    {
        var labels = new List<string>[start.Columns.Length];
        var height = 1;
        for (var i = 0; i < labels.Length; i++)
        {
            labels[i] = Chunks(start.Columns[i].Label, _widths[i]);
            height = Math.Max(height, labels[i].Count);
        }

        WriteLines(labels, height, style.TableHeader);
        var line = new StringBuilder();
        var last = LastShown();
        for (var i = 0; i <= last; i++)
        {
            if (i > 0)
            {
                line.Append(' ');
            }

            var dashes = new string('-', Math.Min(_widths[i], DisplayText.LengthOf(start.Columns[i].Label)));
            var text = DisplayText.Pad(dashes, _widths[i], start.Columns[i].Alignment, padRight: i < start.Columns.Length - 1);
            line.Append(style.Decorate(text, style.TableHeader));
        }

        output.WriteLine(line.ToString());
    }

    private static List<string> Chunks(string label, int width)
    {
        var chunks = new List<string>();
        if (width <= 0)
        {
            return chunks;
        }

        while (DisplayText.LengthOf(label) > width)
        {
            var head = DisplayText.Head(label, width);
            if (head.Length == 0)
            {
                break;
            }

            chunks.Add(head);
            label = label[head.Length..];
        }

        chunks.Add(label);
        return chunks;
    }

    private int LastShown()
    {
        var last = _widths.Length - 1;
        while (last > 0 && _widths[last] == 0)
        {
            last--;
        }

        return last;
    }

    private void WriteRow(TableRowEntry row)
    {
        if (row.Wrap || start.Wrap)
        {
            var cells = new List<string>[start.Columns.Length];
            var height = 1;
            for (var i = 0; i < cells.Length; i++)
            {
                cells[i] = _widths[i] == 0 ? [] : DisplayText.Wrap(i < row.Cells.Length ? row.Cells[i] : "", _widths[i]);
                height = Math.Max(height, cells[i].Count);
            }

            if (height > 1)
            {
                WriteLines(cells, height, "");
                return;
            }
        }

        var line = new StringBuilder();
        var last = LastShown();
        for (var i = 0; i <= last; i++)
        {
            if (i > 0)
            {
                line.Append(' ');
            }

            var alignment = start.Columns[i].Alignment;
            var text = DisplayText.Truncate(FirstLine(i < row.Cells.Length ? row.Cells[i] : ""), _widths[i], alignment);
            line.Append(DisplayText.Pad(text, _widths[i], alignment, padRight: i < start.Columns.Length - 1));
        }

        output.WriteLine(line.ToString());
    }

    private static string FirstLine(string cell)
    {
        var end = cell.AsSpan().IndexOfAny('\r', '\n');
        return end < 0 ? cell : cell[..end] + DisplayText.Ellipsis;
    }

    private void WriteLines(List<string>[] cells, int height, string decoration)
    {
        var last = LastShown();
        for (var lineIndex = 0; lineIndex < height; lineIndex++)
        {
            var line = new StringBuilder();
            var plainLength = 0;
            for (var i = 0; i <= last; i++)
            {
                var text = lineIndex < cells[i].Count ? cells[i][lineIndex].TrimEnd() : "";
                var padded = DisplayText.Pad(text, _widths[i], start.Columns[i].Alignment, padRight: i < start.Columns.Length - 1);
                var cell = i == 0 ? padded : " " + padded;
                line.Append(style.Decorate(cell, decoration));
                plainLength += cell.Length;
            }

            output.WriteLine(style.IsPlain || decoration.Length == 0 ? line.ToString().TrimEnd() : line.ToString());
        }
    }
}
