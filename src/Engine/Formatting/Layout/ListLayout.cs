namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Writes labels and values, a line each; long values go on below.</summary>
internal static class ListLayout
{
    public static void Write(ListEntry entry, LineWriter output, FormatStyle style)
    {
        var labelWidth = 0;
        foreach (var (label, _) in entry.Items)
        {
            labelWidth = Math.Max(labelWidth, DisplayText.LengthOf(label));
        }

        labelWidth = Math.Min(labelWidth, Math.Max(1, output.Width - 4));
        var indent = new string(' ', labelWidth + 3);
        foreach (var (label, value) in entry.Items)
        {
            var lines = DisplayText.Wrap(value, output.Width - labelWidth - 3);
            var head = DisplayText.Pad(DisplayText.Head(label, labelWidth), labelWidth, Alignment.Left, padRight: true) + " : ";
            output.WriteLine(style.Decorate(head, style.ListLabel) + lines[0]);
            for (var i = 1; i < lines.Count; i++)
            {
                output.WriteLine(indent + lines[i]);
            }
        }
    }
}
