using System.Collections;
using System.Data;
using System.Globalization;
using System.Management.Automation.Internal;
using System.Management.Automation.Language;
using System.Numerics;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Writes PowerShell's objects as JSON, in one pass.</summary>
internal sealed class JsonObjectWriter(in JsonObject.ConvertToJsonContext context)
{
    private readonly JsonObject.ConvertToJsonContext _context = context;
    private readonly StringBuilder _output = new();
    private int _indent;
    private int _sinceCheck;

    /// <summary>Something lay deeper than the depth allowed and was written as text.</summary>
    public bool IsTruncated { get; private set; }

    public void Write(object? value) => Write(value, 0);

    public override string ToString() => _output.ToString();

    private void Write(object? value, int depth)
    {
        var wrapper = value as PSObject;
        var target = wrapper is null ? value : wrapper.BaseObject;
        if (target is null or DBNull or NullString || ReferenceEquals(value, AutomationNull.Value))
        {
            _output.Append("null");
            return;
        }

        if (WriteScalar(target, wrapper))
        {
            return;
        }

        if (depth > _context.MaxDepth)
        {
            WriteTruncated(value!);
            return;
        }

        if (++_sinceCheck > 500)
        {
            _sinceCheck = 0;
            _context.CancellationToken.ThrowIfCancellationRequested();
        }

        // Members added to an object stay with it, whether it comes wrapped or not.
        if (wrapper is null && System.Management.Automation.Runtime.InstanceMembers.MayHave(target.GetType()))
        {
            wrapper = new PSObject(target);
        }

        WriteContainer(target, wrapper, depth);
    }

    private bool WriteScalar(object target, PSObject? wrapper)
    {
        switch (target)
        {
            case string text:
                JsonText.AppendString(_output, text, _context.StringEscapeHandling);
                return true;
            case DateTime time:
                Quote(JsonText.Date(time));
                return true;
            case DateTimeOffset time:
                Quote(JsonText.Date(time));
                return true;
        }

        if (!TryScalarText(target, out var scalar))
        {
            return false;
        }

        // A number with properties of its own becomes an object that holds it.
        if (wrapper is not null && HasExtended(wrapper))
        {
            var first = true;
            BeginObject();
            WriteName("value", ref first);
            _output.Append(scalar);
            WriteExtended(wrapper, 0, ref first);
            EndObject(first);
            return true;
        }

        _output.Append(scalar);
        return true;
    }

    private bool TryScalarText(object target, out string text)
    {
        switch (target)
        {
            case bool flag:
                text = flag ? "true" : "false";
                return true;
            case Enum value:
                text = _context.EnumsAsStrings ? Quoted(value.ToString())
                    : Convert.ChangeType(value, Enum.GetUnderlyingType(value.GetType()), CultureInfo.InvariantCulture).ToString()!;
                return true;
            case int or long or byte or short or sbyte or ushort or uint or ulong or BigInteger:
                text = ((IFormattable)target).ToString(null, CultureInfo.InvariantCulture);
                return true;
            case double number:
                text = JsonText.Number(number);
                return true;
            case float number:
                text = JsonText.Number(number);
                return true;
            case decimal number:
                text = JsonText.Number(number);
                return true;
            case char character:
                text = Quoted(character.ToString());
                return true;
            case Guid guid:
                text = Quoted(guid.ToString("D"));
                return true;
            case Uri uri:
                text = Quoted(uri.OriginalString);
                return true;
            default:
                text = "";
                return false;
        }
    }

    private void WriteTruncated(object value)
    {
        IsTruncated = true;
        JsonText.AppendString(_output, CmdletSupport.Text(value),
            _context.StringEscapeHandling);
    }

    private void WriteContainer(object target, PSObject? wrapper, int depth)
    {
        switch (target)
        {
            case IDictionary dictionary:
                WriteDictionary(dictionary, wrapper, depth);
                return;
            case DataTable table:
                WriteArray(table.Rows, depth);
                return;
            case DataRow row:
                WriteRow(row, depth);
                return;
            case IEnumerable items when target is not System.Xml.XmlNode:
                WriteArray(items, depth);
                return;
            default:
                WriteObject(target, wrapper, depth);
                return;
        }
    }

    private void WriteArray(IEnumerable items, int depth)
    {
        _output.Append('[');
        _indent++;
        var first = true;
        foreach (var item in items)
        {
            if (!first)
            {
                _output.Append(',');
            }

            first = false;
            NewLine();
            Write(item, depth + 1);
        }

        _indent--;
        if (!first)
        {
            NewLine();
        }

        _output.Append(']');
    }

    private void WriteDictionary(IDictionary dictionary, PSObject? wrapper, int depth)
    {
        BeginObject();
        var first = true;
        foreach (DictionaryEntry entry in dictionary)
        {
            if (CmdletSupport.Bare(entry.Key) is not string name)
            {
                var type = dictionary.GetType();
                var error = new InvalidOperationException(
                    $"The type '{type.FullName}' is not supported for serialization or deserialization of a dictionary. Keys must be strings.");
                var record = new ErrorRecord(error, "NonStringKeyInDictionary", ErrorCategory.InvalidOperation, dictionary);
                if (_context.Cmdlet is null)
                {
                    throw error;
                }

                _context.Cmdlet.ThrowTerminatingError(record);
                return;
            }

            WriteName(name, ref first);
            Write(entry.Value, depth + 1);
        }

        if (wrapper is not null)
        {
            WriteExtended(wrapper, depth, ref first);
        }

        EndObject(first);
    }

    private void WriteRow(DataRow row, int depth)
    {
        BeginObject();
        var first = true;
        foreach (DataColumn column in row.Table.Columns)
        {
            WriteName(column.ColumnName, ref first);
            Write(row[column], depth + 1);
        }

        EndObject(first);
    }

    private void WriteObject(object target, PSObject? wrapper, int depth)
    {
        BeginObject();
        var first = true;
        if (target is PSCustomObject)
        {
            foreach (var property in wrapper!.Properties)
            {
                WriteName(property.Name, ref first);
                Write(ReadOrNull(property), depth + 1);
            }
        }
        else if (target is nint or nuint)
        {
            WriteName("value", ref first);
            _output.Append(target);
        }
        else
        {
            foreach (var (name, read) in JsonMembers.Of(target.GetType()).Members)
            {
                WriteName(name, ref first);
                Write(read(target), depth + 1);
            }

            if (wrapper is not null)
            {
                WriteExtended(wrapper, depth, ref first);
            }
        }

        EndObject(first);
    }

    private static object? ReadOrNull(PSPropertyInfo property)
    {
        try
        {
            return property.Value;
        }
        catch (GetValueException)
        {
            return null;
        }
    }

    private static bool HasExtended(PSObject wrapper)
    {
        foreach (var property in wrapper.Properties)
        {
            if (property.IsInstance)
            {
                return true;
            }
        }

        return false;
    }

    private void WriteExtended(PSObject wrapper, int depth, ref bool first)
    {
        foreach (var property in wrapper.Properties)
        {
            if (property.IsInstance)
            {
                WriteName(property.Name, ref first);
                Write(ReadOrNull(property), depth + 1);
            }
        }
    }

    private void BeginObject()
    {
        _output.Append('{');
        _indent++;
    }

    private void WriteName(string name, ref bool first)
    {
        if (!first)
        {
            _output.Append(',');
        }

        first = false;
        NewLine();
        JsonText.AppendString(_output, name, _context.StringEscapeHandling);
        _output.Append(_context.CompressOutput ? ":" : ": ");
    }

    private void EndObject(bool empty)
    {
        _indent--;
        if (!empty)
        {
            NewLine();
        }

        _output.Append('}');
    }

    private void NewLine()
    {
        if (!_context.CompressOutput)
        {
            _output.Append(Environment.NewLine).Append(' ', _indent * 2);
        }
    }

    private void Quote(string text) => _output.Append('"').Append(text).Append('"');

    private string Quoted(string text)
    {
        var builder = new StringBuilder();
        JsonText.AppendString(builder, text, _context.StringEscapeHandling);
        return builder.ToString();
    }
}
