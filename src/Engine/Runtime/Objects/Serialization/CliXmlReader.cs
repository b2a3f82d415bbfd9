using System.Collections;
using System.Xml;

namespace System.Management.Automation.Runtime;

/// <summary>Reads CLIXML: primitives and collections as they were, other objects as property bags whose type names start with <c>Deserialized.</c></summary>
internal sealed class CliXmlReader
{
    private readonly XmlReader _reader;
    private readonly Dictionary<string, object> _objects = [];
    private readonly Dictionary<string, List<string>> _typeNames = [];
    private bool _started;

    public CliXmlReader(XmlReader reader) => _reader = reader;

    public static XmlReaderSettings Settings => new()
    {
        CheckCharacters = false,
        IgnoreWhitespace = false,
        IgnoreComments = true,
        IgnoreProcessingInstructions = true,
        DtdProcessing = DtdProcessing.Prohibit,
        XmlResolver = null,
    };

    /// <summary>The next object at the top level; false at the end.</summary>
    /// <exception cref="XmlException">The text is no CLIXML.</exception>
    public bool TryRead(out object? value)
    {
        value = null;
        if (!_started)
        {
            _started = true;
            _reader.MoveToContent();
            if (_reader.LocalName != "Objs")
            {
                throw Malformed($"the root element is '{_reader.LocalName}', not 'Objs'");
            }

            if (_reader.IsEmptyElement)
            {
                return false;
            }

            _reader.Read();
        }

        if (_reader.MoveToContent() != XmlNodeType.Element)
        {
            return false;
        }

        value = ReadValue(out _);
        return true;
    }

    private object? ReadValue(out string? name)
    {
        name = _reader.GetAttribute("N") is { } encoded ? CliXmlText.Decode(encoded) : null;
        var element = _reader.LocalName;
        switch (element)
        {
            case "Nil":
                Skip();
                return null;
            case "Ref":
                var id = _reader.GetAttribute("RefId") ?? string.Empty;
                Skip();
                return _objects.GetValueOrDefault(id);
            case "Obj":
                return ReadObject();
        }

        var text = _reader.ReadElementContentAsString();
        return CliXmlPrimitives.TryParse(element, text, out var value) ? value : throw Malformed($"unknown element '{element}'");
    }

    private object ReadObject()
    {
        var id = _reader.GetAttribute("RefId");
        var bag = new MemberBag();
        var result = new PSObject(bag);
        var shell = new Shell(result);
        if (id is not null)
        {
            _objects[id] = result;
        }

        if (_reader.IsEmptyElement)
        {
            _reader.Read();
            return result;
        }

        _reader.Read();
        while (_reader.MoveToContent() == XmlNodeType.Element)
        {
            ReadPart(shell, id);
        }

        _reader.ReadEndElement();
        var finished = shell.Finish();
        if (id is not null)
        {
            _objects[id] = finished;
        }

        return finished;
    }

    private void ReadPart(Shell shell, string? id)
    {
        switch (_reader.LocalName)
        {
            case "TN":
                shell.TypeNames = ReadTypeNames();
                break;
            case "TNRef":
                shell.TypeNames = _typeNames.GetValueOrDefault(_reader.GetAttribute("RefId") ?? string.Empty);
                Skip();
                break;
            case "ToString":
                shell.Text = CliXmlText.Decode(_reader.ReadElementContentAsString());
                break;
            case "Props":
            case "MS":
                ReadMembers(shell);
                break;
            case "LST":
            case "IE":
            case "STK":
            case "QUE":
                shell.Base = ReadList(id);
                break;
            case "DCT":
                shell.Base = ReadDictionary();
                break;
            default:
                shell.Base = ReadValue(out _);
                break;
        }
    }

    private List<string> ReadTypeNames()
    {
        var id = _reader.GetAttribute("RefId") ?? string.Empty;
        var names = new List<string>();
        foreach (var _ in Children())
        {
            names.Add(CliXmlText.Decode(_reader.ReadElementContentAsString()));
        }

        return _typeNames[id] = names;
    }

    private void ReadMembers(Shell shell)
    {
        foreach (var _ in Children())
        {
            var value = ReadValue(out var name);
            if (name is not null)
            {
                shell.Members.Add((name, value));
            }
        }
    }

    private ArrayList ReadList(string? id)
    {
        var list = new ArrayList();
        if (id is not null)
        {
            _objects[id] = list;
        }

        foreach (var _ in Children())
        {
            list.Add(ReadValue(out var name));
        }

        return list;
    }

    private Hashtable ReadDictionary()
    {
        var table = new Hashtable(StringComparer.CurrentCultureIgnoreCase);
        foreach (var _ in Children())
        {
            object? key = null, value = null;
            foreach (var __ in Children())
            {
                var read = ReadValue(out var name);
                if (name == "Key")
                {
                    key = read;
                }
                else
                {
                    value = read;
                }
            }

            if (key is not null)
            {
                table[key] = value;
            }
        }

        return table;
    }

    /// <summary>Steps through the child elements of the current one; each step must read its element whole.</summary>
    private IEnumerable<bool> Children()
    {
        if (_reader.IsEmptyElement)
        {
            _reader.Read();
            yield break;
        }

        _reader.Read();
        while (_reader.MoveToContent() == XmlNodeType.Element)
        {
            yield return true;
        }

        _reader.ReadEndElement();
    }

    private void Skip()
    {
        if (_reader.IsEmptyElement)
        {
            _reader.Read();
        }
        else
        {
            _reader.Skip();
        }
    }

    private XmlException Malformed(string what)
    {
        var position = _reader as IXmlLineInfo;
        return new XmlException($"The text is not CLIXML: {what}.", null, position?.LineNumber ?? 0, position?.LinePosition ?? 0);
    }

    /// <summary>What has been read of an object.</summary>
    private sealed class Shell(PSObject empty)
    {
        public List<string>? TypeNames { get; set; }

        public string? Text { get; set; }

        public object? Base { get; set; }

        public List<(string Name, object? Value)> Members { get; } = [];

        public object Finish()
        {
            if (Base is not null && Members.Count == 0 && TypeNames is null)
            {
                return Base;
            }

            var result = Base is null ? empty : PSObject.AsPSObject(Base);
            foreach (var (name, value) in Members)
            {
                result.SetNote(name, value);
            }

            if (Text is not null && Base is null)
            {
                var text = Text;
                var method = new NativeMethod("ToString", PSMemberTypes.ScriptMethod, (_, _) => text) { IsHidden = true };
                MemberLookup.Add(result, method, preValidated: true);
            }

            if (TypeNames is not null && Base is not Hashtable)
            {
                result.TypeNames.Clear();
                foreach (var name in TypeNames)
                {
                    result.TypeNames.Add("Deserialized." + name);
                }
            }

            return result;
        }
    }
}
