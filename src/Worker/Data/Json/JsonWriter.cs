using System.Buffers;
using System.Collections;
using System.Globalization;
using System.Management.Automation;
using System.Numerics;

namespace Microsoft.Azure.Functions.PowerShellWorker.Data.Json;

/// <summary>
/// Writes PowerShell values as compact JSON, with the same text for the same value as <c>ConvertTo-Json -Compress</c>, except that
/// nothing is ever cut: what nests too deep is an error.
/// </summary>
internal static class JsonWriter
{
    /// <summary>Writes a value and all that it holds.</summary>
    /// <exception cref="JsonDepthException">It nests deeper than <paramref name="maxDepth"/>.</exception>
    public static string Write(object? value, int maxDepth)
    {
        var writer = new Writer(maxDepth);
        try
        {
            writer.WriteValue(value, 0);
            return writer.Text.ToString();
        }
        finally
        {
            writer.Dispose();
        }
    }

    private ref struct Writer(int maxDepth) : IDisposable
    {
        // Escaped as the converters of PowerShell do: quotes, backslash, control characters and the line breaks of other scripts.
        private static readonly SearchValues<char> Escaped = SearchValues.Create(
            "\"\\\0\u0001\u0002\u0003\u0004\u0005\u0006\a\b\t\n\v\f\r\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018"
            + "\u0019\u001a\u001b\u001c\u001d\u001e\u001f\u0085\u2028\u2029");

        public JsonText Text = new();
        private readonly List<object> _path = [];

        public void Dispose() => Text.Dispose();

        public void WriteValue(object? value, int depth)
        {
            var wrapper = value as PSObject;
            var item = wrapper is null ? value : wrapper.BaseObject;
            switch (item)
            {
                case null or DBNull:
                    Text.Append("null");
                    break;
                case string text:
                    WriteString(text);
                    break;
                case bool flag:
                    Text.Append(flag ? "true" : "false");
                    break;
                case Enum:
                    WriteInteger(item);
                    break;
                case int or long or short or byte or sbyte or ushort or uint or ulong:
                    WriteInteger(item);
                    break;
                case double number:
                    WriteFloat(number);
                    break;
                case float number:
                    WriteFloat(number);
                    break;
                case decimal number:
                    WriteDecimal(number);
                    break;
                case BigInteger number:
                    Text.AppendFormatted(number, "R", CultureInfo.InvariantCulture);
                    break;
                case char c:
                    WriteString(c.ToString());
                    break;
                case DateTime date:
                    WriteQuoted(date, "yyyy-MM-dd'T'HH:mm:ss.FFFFFFFK");
                    break;
                case DateTimeOffset date:
                    WriteQuoted(date, "yyyy-MM-dd'T'HH:mm:ss.FFFFFFFK");
                    break;
                case Guid guid:
                    WriteQuoted(guid, "D");
                    break;
                case Uri uri:
                    WriteString(uri.OriginalString);
                    break;
                case SwitchParameter or ScriptBlock or Type:
                    WriteOther(item, wrapper, depth);
                    break;
                case IDictionary table:
                    WriteTable(table, depth);
                    break;
                case IEnumerable items:
                    WriteArray(items, depth);
                    break;
                default:
                    WriteOther(item, wrapper, depth);
                    break;
            }
        }

        private void WriteTable(IDictionary table, int depth)
        {
            Enter(depth);
            Text.Append('{');
            var isFirst = true;
            foreach (DictionaryEntry entry in table)
            {
                WriteMember(ref isFirst, KeyText(entry.Key), entry.Value, depth);
            }

            Text.Append('}');
        }

        private void WriteArray(IEnumerable items, int depth)
        {
            Enter(depth);
            Text.Append('[');
            var index = 0;
            foreach (var item in items)
            {
                if (index > 0)
                {
                    Text.Append(',');
                }

                _path.Add(index++);
                WriteValue(item, depth + 1);
                _path.RemoveAt(_path.Count - 1);
            }

            Text.Append(']');
        }

        /// <summary>Any other object is written by its properties: its own first, then those that PowerShell adds.</summary>
        private void WriteOther(object item, PSObject? wrapper, int depth)
        {
            if (item is SwitchParameter flag)
            {
                Text.Append(flag.IsPresent ? "{\"IsPresent\":true}" : "{\"IsPresent\":false}");
                return;
            }

            if (item is ScriptBlock or Type)
            {
                // Their properties lead round in circles; as text they say what they are.
                WriteString(item.ToString() ?? "");
                return;
            }

            Enter(depth);
            Text.Append('{');
            var isFirst = true;
            var properties = (wrapper ?? PSObject.AsPSObject(item)).Properties;
            if (item is PSCustomObject)
            {
                foreach (var property in properties)
                {
                    WriteMember(ref isFirst, property.Name, ValueOf(property), depth);
                }
            }
            else
            {
                foreach (var property in properties)
                {
                    if (property.MemberType == PSMemberTypes.Property)
                    {
                        WriteMember(ref isFirst, property.Name, ValueOf(property), depth);
                    }
                }

                foreach (var property in properties)
                {
                    if (property.MemberType is not (PSMemberTypes.Property or PSMemberTypes.PropertySet or PSMemberTypes.MemberSet))
                    {
                        WriteMember(ref isFirst, property.Name, ValueOf(property), depth);
                    }
                }
            }

            Text.Append('}');
        }

        private void WriteMember(ref bool isFirst, string name, object? value, int depth)
        {
            if (!isFirst)
            {
                Text.Append(',');
            }

            isFirst = false;
            WriteString(name);
            Text.Append(':');
            _path.Add(name);
            WriteValue(value, depth + 1);
            _path.RemoveAt(_path.Count - 1);
        }

        private void WriteString(string text)
        {
            Text.Append('"');
            var rest = text.AsSpan();
            while (true)
            {
                var at = rest.IndexOfAny(Escaped);
                if (at < 0)
                {
                    Text.Append(rest);
                    break;
                }

                Text.Append(rest[..at]);
                WriteEscape(rest[at]);
                rest = rest[(at + 1)..];
            }

            Text.Append('"');
        }

        private void WriteEscape(char c)
        {
            switch (c)
            {
                case '"':
                    Text.Append("\\\"");
                    break;
                case '\\':
                    Text.Append("\\\\");
                    break;
                case '\b':
                    Text.Append("\\b");
                    break;
                case '\t':
                    Text.Append("\\t");
                    break;
                case '\n':
                    Text.Append("\\n");
                    break;
                case '\f':
                    Text.Append("\\f");
                    break;
                case '\r':
                    Text.Append("\\r");
                    break;
                default:
                    Text.Append("\\u");
                    Text.AppendFormatted((int)c, "x4", CultureInfo.InvariantCulture);
                    break;
            }
        }

        private void WriteInteger(object value)
        {
            if (value is ulong or Enum && Convert.GetTypeCode(value) == TypeCode.UInt64)
            {
                Text.AppendFormatted(Convert.ToUInt64(value, CultureInfo.InvariantCulture), default, CultureInfo.InvariantCulture);
            }
            else
            {
                Text.AppendFormatted(Convert.ToInt64(value, CultureInfo.InvariantCulture), default, CultureInfo.InvariantCulture);
            }
        }

        /// <summary>A whole number keeps its <c>.0</c>, so that it is read back as a floating-point number.</summary>
        private void WriteFloat<T>(T number)
            where T : IFloatingPointIeee754<T>
        {
            if (!T.IsFinite(number))
            {
                WriteString(number.ToString(null, CultureInfo.InvariantCulture));
                return;
            }

            var text = number.ToString("R", CultureInfo.InvariantCulture);
            Text.Append(text);
            if (text.AsSpan().IndexOfAny('.', 'E') < 0)
            {
                Text.Append(".0");
            }
        }

        private void WriteDecimal(decimal number)
        {
            var text = number.ToString(CultureInfo.InvariantCulture);
            Text.Append(text);
            if (!text.Contains('.'))
            {
                Text.Append(".0");
            }
        }

        private void WriteQuoted<T>(T value, string format)
            where T : ISpanFormattable
        {
            Text.Append('"');
            Text.AppendFormatted(value, format, CultureInfo.InvariantCulture);
            Text.Append('"');
        }

        private readonly void Enter(int depth)
        {
            if (depth >= maxDepth)
            {
                throw new JsonDepthException(maxDepth, PathText());
            }
        }

        private readonly string PathText()
        {
            var path = "$";
            foreach (var step in _path)
            {
                path += step is int index ? $"[{index}]" : $".{step}";
                if (path.Length > 1000)
                {
                    return path + "...";
                }
            }

            return path;
        }

        private static string KeyText(object key) => (key as PSObject)?.BaseObject as string ?? key as string
            ?? LanguagePrimitives.ConvertTo<string>(key);

        /// <summary>A property that throws has no value: one broken getter must not lose the whole answer.</summary>
        private static object? ValueOf(PSPropertyInfo property)
        {
            try
            {
                return property.Value;
            }
            catch (RuntimeException)
            {
                return null;
            }
        }
    }
}
