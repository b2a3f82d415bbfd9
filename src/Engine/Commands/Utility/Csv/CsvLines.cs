using System.Collections;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Lines of CSV text of objects.</summary>
internal sealed class CsvLines
{
    private readonly char _delimiter;
    private readonly BaseCsvWritingCommand.QuoteKind _quotes;
    private readonly HashSet<string>? _quotedFields;
    private readonly StringBuilder _line = new();
    private PropertySite[] _sites = [];

    public CsvLines(char delimiter, BaseCsvWritingCommand.QuoteKind quotes, string[]? quotedFields)
    {
        _delimiter = delimiter;
        _quotes = quotes;
        _quotedFields = quotedFields is null ? null : new HashSet<string>(quotedFields, StringComparer.OrdinalIgnoreCase);
    }

    public List<string> Names { get; private set; } = [];

    public void SetNames(IEnumerable<string> names)
    {
        Names = [.. names];
        _sites = [.. Names.Select(name => new PropertySite(name))];
    }

    /// <summary>The names of an object's properties; of a dictionary its keys.</summary>
    public static List<string> NamesOf(PSObject source)
    {
        var names = new List<string>();
        if (source.BaseObject is IDictionary dictionary)
        {
            foreach (var key in dictionary.Keys)
            {
                names.Add(CmdletSupport.Text(key));
            }

            foreach (var property in source.Properties)
            {
                if (property.IsInstance && !names.Contains(property.Name, StringComparer.OrdinalIgnoreCase))
                {
                    names.Add(property.Name);
                }
            }

            return names;
        }

        foreach (var property in source.Properties)
        {
            names.Add(property.Name);
        }

        return names;
    }

    public static string TypeLine(PSObject source)
    {
        var name = source.TypeNames.Count > 0 ? source.TypeNames[0] : "System.Object";
        return "#TYPE " + (name.StartsWith("CSV:", StringComparison.OrdinalIgnoreCase) ? name[4..] : name);
    }

    public string Header()
    {
        _line.Clear();
        for (var i = 0; i < Names.Count; i++)
        {
            if (i > 0)
            {
                _line.Append(_delimiter);
            }

            Append(Names[i], Names[i]);
        }

        return _line.ToString();
    }

    public string Row(PSObject source)
    {
        _line.Clear();
        for (var i = 0; i < _sites.Length; i++)
        {
            if (i > 0)
            {
                _line.Append(_delimiter);
            }

            object? value;
            try
            {
                _sites[i].TryGet(source, out value);
            }
            catch (GetValueException)
            {
                value = null;
            }

            // Null is an empty field without quotes, which an empty text is not.
            if (CmdletSupport.Bare(value) is { } bare && value != System.Management.Automation.Internal.AutomationNull.Value)
            {
                Append(TextOf(value!, bare), Names[i]);
            }
        }

        return _line.ToString();
    }

    private static string TextOf(object value, object bare) => bare switch
    {
        string text => text,
        IFormattable and not Enum and not double and not float and not decimal => PSObject.AsPSObject(value).ToString(null!, System.Globalization.CultureInfo.CurrentCulture),
        _ => CmdletSupport.Text(value),
    };

    private void Append(string text, string field)
    {
        if (!IsQuoted(text, field))
        {
            _line.Append(text);
            return;
        }

        _line.Append('"');
        if (text.Contains('"'))
        {
            _line.Append(text.Replace("\"", "\"\"", StringComparison.Ordinal));
        }
        else
        {
            _line.Append(text);
        }

        _line.Append('"');
    }

    private bool IsQuoted(string text, string field)
        => _quotedFields is not null ? _quotedFields.Contains(field) : _quotes switch
        {
            BaseCsvWritingCommand.QuoteKind.Always => true,
            BaseCsvWritingCommand.QuoteKind.Never => false,
            _ => text.Contains(_delimiter) || text.AsSpan().IndexOfAny('\n', '\r', '"') >= 0,
        };
}
