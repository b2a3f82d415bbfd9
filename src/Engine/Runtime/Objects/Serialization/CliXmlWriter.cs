using System.Collections;
using System.Globalization;
using System.Management.Automation.Internal;
using System.Runtime.CompilerServices;
using System.Xml;

namespace System.Management.Automation.Runtime;

/// <summary>Writes objects as CLIXML.</summary>
internal sealed class CliXmlWriter
{
    public const string Namespace = "http://schemas.microsoft.com/powershell/2004/04";

    private readonly XmlWriter _writer;
    private readonly int _depth;
    private readonly Dictionary<object, int> _objects = new(ReferenceComparer.Instance);
    private readonly Dictionary<string, int> _typeNames = new(StringComparer.Ordinal);
    private int _nextObject;
    private int _nextTypeNames;
    private bool _started;

    public CliXmlWriter(XmlWriter writer, int depth)
    {
        _writer = writer;
        _depth = depth;
    }

    public static XmlWriterSettings Settings => new() { Indent = true, IndentChars = "  ", OmitXmlDeclaration = true, CheckCharacters = false, NewLineChars = "\n" };

    /// <summary>Writes one object at the top level.</summary>
    public void Write(object? value)
    {
        Start();
        Write(value, null, _depth);
    }

    public void End()
    {
        Start();
        _writer.WriteEndElement();
        _writer.Flush();
    }

    private void Start()
    {
        if (!_started)
        {
            _started = true;
            _writer.WriteStartElement("Objs", Namespace);
            _writer.WriteAttributeString("Version", "1.1.0.1");
        }
    }

    private void Write(object? value, string? name, int depth)
    {
        if (value is null || ReferenceEquals(value, AutomationNull.Value))
        {
            StartElement("Nil", name);
            _writer.WriteEndElement();
            return;
        }

        var wrapper = value as PSObject;
        var bare = wrapper?.BaseObject ?? value;
        var bag = wrapper?.Bag;
        var hasNotes = bag is { Count: > 0 } && bare is not PSCustomObject;
        if (!hasNotes && CliXmlPrimitives.TryFormat(bare, out var element, out var text))
        {
            WritePrimitive(element, text, name);
            return;
        }

        var identity = bare is PSCustomObject ? value : bare;
        if (!identity.GetType().IsValueType && _objects.TryGetValue(identity, out var known))
        {
            StartElement("Ref", name);
            _writer.WriteAttributeString("RefId", known.ToString(CultureInfo.InvariantCulture));
            _writer.WriteEndElement();
            return;
        }

        WriteObject(wrapper ?? PSObject.AsPSObject(bare), bare, identity, name, depth);
    }

    private void WritePrimitive(string element, string text, string? name)
    {
        StartElement(element, name);
        _writer.WriteString(text);
        _writer.WriteEndElement();
    }

    private void WriteObject(PSObject wrapper, object bare, object identity, string? name, int depth)
    {
        var extension = MemberLookup.TypeDataOf(wrapper);
        if (extension.SerializationDepth > 0)
        {
            depth = Math.Min(depth, (int)extension.SerializationDepth);
        }

        var isCollection = bare is IEnumerable and not string and not XmlNode;
        if (depth < 0 || string.Equals(extension.SerializationMethod, "String", StringComparison.OrdinalIgnoreCase))
        {
            WritePrimitive("S", CliXmlText.Encode(TextOf(wrapper)), name);
            return;
        }

        StartElement("Obj", name);
        var id = _nextObject++;
        if (!identity.GetType().IsValueType)
        {
            _objects.Add(identity, id);
        }

        _writer.WriteAttributeString("RefId", id.ToString(CultureInfo.InvariantCulture));
        if (CliXmlPrimitives.TryFormat(bare, out var element, out var text))
        {
            WritePrimitive(element, text, null);
            WriteMembers("MS", Notes(wrapper), depth);
            _writer.WriteEndElement();
            return;
        }

        WriteTypeNames(wrapper.TypeNames);
        if (bare is Enum)
        {
            WritePrimitive("ToString", CliXmlText.Encode(bare.ToString()!), null);
            var number = Convert.ChangeType(bare, Enum.GetUnderlyingType(bare.GetType()), CultureInfo.InvariantCulture);
            CliXmlPrimitives.TryFormat(number, out element, out text);
            WritePrimitive(element, text, null);
        }
        else if (isCollection)
        {
            WriteCollection(bare, depth);
            WriteMembers("MS", Notes(wrapper), depth);
        }
        else if (bare is PSCustomObject)
        {
            WriteMembers("MS", wrapper.Properties, depth);
        }
        else
        {
            WritePrimitive("ToString", CliXmlText.Encode(TextOf(wrapper)), null);
            WriteMembers("Props", Adapted(wrapper), depth);
            WriteMembers("MS", Extended(wrapper), depth);
        }

        _writer.WriteEndElement();
    }

    private void WriteTypeNames(IList<string> names)
    {
        var key = string.Join('\n', names);
        if (_typeNames.TryGetValue(key, out var known))
        {
            _writer.WriteStartElement("TNRef");
            _writer.WriteAttributeString("RefId", known.ToString(CultureInfo.InvariantCulture));
            _writer.WriteEndElement();
            return;
        }

        var id = _nextTypeNames++;
        _typeNames.Add(key, id);
        _writer.WriteStartElement("TN");
        _writer.WriteAttributeString("RefId", id.ToString(CultureInfo.InvariantCulture));
        foreach (var name in names)
        {
            _writer.WriteElementString("T", CliXmlText.Encode(name));
        }

        _writer.WriteEndElement();
    }

    private void WriteCollection(object collection, int depth)
    {
        if (collection is IDictionary dictionary)
        {
            _writer.WriteStartElement("DCT");
            foreach (DictionaryEntry entry in dictionary)
            {
                _writer.WriteStartElement("En");
                Write(entry.Key, "Key", depth - 1);
                Write(entry.Value, "Value", depth - 1);
                _writer.WriteEndElement();
            }

            _writer.WriteEndElement();
            return;
        }

        _writer.WriteStartElement(collection switch
        {
            Stack => "STK",
            Queue => "QUE",
            IList => "LST",
            _ => "IE",
        });
        foreach (var item in (IEnumerable)collection)
        {
            Write(item, null, depth - 1);
        }

        _writer.WriteEndElement();
    }

    private void WriteMembers(string element, IEnumerable<PSPropertyInfo> properties, int depth)
    {
        var started = false;
        foreach (var property in properties)
        {
            if (!property.IsGettable)
            {
                continue;
            }

            object? value;
            try
            {
                value = property.Value;
            }
            catch (Exception e) when (e is GetValueException or RuntimeException and not PipelineStoppedException)
            {
                // A getter that fails leaves its property out.
                continue;
            }

            if (!started)
            {
                started = true;
                _writer.WriteStartElement(element);
            }

            Write(value, property.Name, depth - 1);
        }

        if (started)
        {
            _writer.WriteEndElement();
        }
    }

    private static IEnumerable<PSPropertyInfo> Notes(PSObject wrapper)
    {
        foreach (var property in wrapper.Properties)
        {
            if (property.IsInstance)
            {
                yield return property;
            }
        }
    }

    private static IEnumerable<PSPropertyInfo> Adapted(PSObject wrapper) => new ObjectMemberCollection<PSPropertyInfo>(wrapper, MemberView.Adapted);

    private static IEnumerable<PSPropertyInfo> Extended(PSObject wrapper)
    {
        foreach (var property in new ObjectMemberCollection<PSPropertyInfo>(wrapper, MemberView.Extended))
        {
            if (property is not PSAliasProperty)
            {
                yield return property;
            }
        }
    }

    private static string TextOf(PSObject wrapper) => ValueText.OfWrapper(wrapper, CultureInfo.InvariantCulture);

    private void StartElement(string element, string? name)
    {
        _writer.WriteStartElement(element);
        if (name is not null)
        {
            _writer.WriteAttributeString("N", CliXmlText.Encode(name));
        }
    }

    private sealed class ReferenceComparer : IEqualityComparer<object>
    {
        public static readonly ReferenceComparer Instance = new();

        public new bool Equals(object? first, object? second) => ReferenceEquals(first, second);

        public int GetHashCode(object value) => RuntimeHelpers.GetHashCode(value);
    }
}
