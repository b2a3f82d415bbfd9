using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Reads records of CSV text.</summary>
internal sealed class CsvReader(TextReader reader, char delimiter)
{
    private readonly StringBuilder _field = new();

    /// <summary>Reads the next record; null at the end. A blank line has no fields.</summary>
    public List<string>? Read()
    {
        if (reader.Peek() < 0)
        {
            return null;
        }

        var fields = new List<string>();
        while (ReadField(fields))
        {
        }

        return fields;
    }

    /// <summary>Lines that begin with # stand before the header only.</summary>
    public string? PeekCommentLine() => reader.Peek() == '#' ? reader.ReadLine() : null;

    /// <returns>True if another field follows in the same record.</returns>
    private bool ReadField(List<string> fields)
    {
        _field.Clear();
        var c = reader.Peek();
        while ((c == ' ' || c == '\t') && c != delimiter)
        {
            reader.Read();
            c = reader.Peek();
        }

        var quoted = c == '"';
        if (quoted)
        {
            reader.Read();
            ReadQuoted();
        }

        while (true)
        {
            c = reader.Read();
            if (c < 0 || c == '\n' || c == '\r')
            {
                if (c == '\r' && reader.Peek() == '\n')
                {
                    reader.Read();
                }

                if (fields.Count > 0 || _field.Length > 0 || quoted)
                {
                    fields.Add(_field.ToString());
                }

                return false;
            }

            if (c == delimiter)
            {
                fields.Add(_field.ToString());
                if (reader.Peek() is -1)
                {
                    fields.Add("");
                    return false;
                }

                return true;
            }

            if (!quoted || c != ' ')
            {
                _field.Append((char)c);
            }
        }
    }

    private void ReadQuoted()
    {
        while (reader.Read() is >= 0 and var c)
        {
            if (c != '"')
            {
                _field.Append((char)c);
            }
            else if (reader.Peek() == '"')
            {
                reader.Read();
                _field.Append('"');
            }
            else
            {
                return;
            }
        }
    }
}
