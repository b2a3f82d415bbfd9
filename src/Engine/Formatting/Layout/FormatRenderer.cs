namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Turns format data into lines.</summary>
internal sealed class FormatRenderer(LineWriter output, FormatStyle style)
{
    private FormatStartData? _start;
    private TableLayout? _table;
    private WideLayout? _wide;

    public void Write(FormatInfoData data)
    {
        switch (data)
        {
            case FormatStartData start:
                _start = start;
                break;
            case GroupStartData group:
                StartGroup(group);
                break;
            case FormatEntryData entry:
                WriteEntry(entry);
                break;
            case GroupEndData:
                EndGroup();
                break;
            case FormatEndData:
                EndGroup();
                if (_start?.Shape is FormatShape.Table or FormatShape.Wide or FormatShape.Custom)
                {
                    output.WriteLine("");
                }

                _start = null;
                break;
        }
    }

    /// <summary>Writes what is held back; the layout goes on.</summary>
    public void Finish() => EndGroup();

    private void StartGroup(GroupStartData group)
    {
        output.WriteLine("");
        if (group.Heading is not null)
        {
            foreach (var line in DisplayText.SplitLines(group.Heading))
            {
                output.WriteLine(line);
            }

            output.WriteLine("");
        }

        if (_start?.Shape == FormatShape.Table)
        {
            _table = new TableLayout(_start, output, style);
        }
        else if (_start?.Shape == FormatShape.Wide)
        {
            _wide = new WideLayout(_start, output);
        }
    }

    private void EndGroup()
    {
        _table?.Flush(WriteOutOfBand);
        _table = null;
        _wide?.Flush();
        _wide = null;
    }

    private void WriteEntry(FormatEntryData data)
    {
        if (_table is not null)
        {
            _table.Add(data.Entry);
            return;
        }

        if (data.IsOutOfBand)
        {
            WriteOutOfBand(data.Entry);
            return;
        }

        switch (data.Entry)
        {
            case WideEntry wide:
                _wide?.Add(wide);
                break;
            case ListEntry list:
                ListLayout.Write(list, output, style);
                output.WriteLine("");
                break;
            default:
                WriteText(data.Entry);
                break;
        }
    }

    private void WriteOutOfBand(FormatEntry entry)
    {
        if (entry is ListEntry list)
        {
            output.WriteLine("");
            ListLayout.Write(list, output, style);
            output.WriteLine("");
        }
        else
        {
            WriteText(entry);
        }
    }

    private void WriteText(FormatEntry entry)
    {
        switch (entry)
        {
            case TextEntry text:
                output.WriteLine(text.Text);
                break;
            case CustomEntry custom:
                foreach (var (indent, line) in custom.Lines)
                {
                    WriteIndented(indent, line);
                }

                if (custom.BlankAfter)
                {
                    output.WriteLine("");
                }

                break;
        }
    }

    private void WriteIndented(int indent, string line)
    {
        if (indent + DisplayText.LengthOf(line) <= output.Width)
        {
            output.WriteLine(new string(' ', indent) + line);
            return;
        }

        foreach (var part in DisplayText.Wrap(line, output.Width - indent))
        {
            output.WriteLine(new string(' ', indent) + part);
        }
    }
}
