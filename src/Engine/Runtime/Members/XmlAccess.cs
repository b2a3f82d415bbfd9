using System.Xml;

namespace System.Management.Automation.Runtime;

/// <summary>Attributes and child nodes of an XML node as properties: text where there is only text, the node otherwise, an array of several.</summary>
internal sealed class XmlAccess : IPropertyAccess
{
    private readonly List<XmlNode> _nodes;

    private XmlAccess(string name, List<XmlNode> nodes)
    {
        Name = name;
        _nodes = nodes;
    }

    public string Name { get; }

    public bool CanRead => true;

    public bool CanWrite => _nodes.Count == 1 && IsText(_nodes[0]);

    public bool IsStatic => false;

    public Type? ValueType => null;

    public string ValueTypeName => _nodes.Count > 1 ? "System.Object[]" : IsText(_nodes[0]) ? "string" : _nodes[0].GetType().FullName!;

    public static XmlAccess? Find(XmlNode node, string name)
    {
        List<XmlNode>? found = null;
        if (node.Attributes is { } attributes)
        {
            foreach (XmlAttribute attribute in attributes)
            {
                if (IsNamed(attribute, name))
                {
                    (found ??= []).Add(attribute);
                }
            }
        }

        for (var child = node.FirstChild; child is not null; child = child.NextSibling)
        {
            if (child is not XmlWhitespace && IsNamed(child, name))
            {
                (found ??= []).Add(child);
            }
        }

        return found is null ? null : new XmlAccess(found[0].LocalName, found);
    }

    public static IEnumerable<XmlAccess> All(XmlNode node)
    {
        var groups = new Dictionary<string, List<XmlNode>>(StringComparer.OrdinalIgnoreCase);
        var order = new List<string>();
        foreach (var member in MembersOf(node))
        {
            if (!groups.TryGetValue(member.LocalName, out var group))
            {
                groups.Add(member.LocalName, group = []);
                order.Add(member.LocalName);
            }

            group.Add(member);
        }

        foreach (var name in order)
        {
            yield return new XmlAccess(name, groups[name]);
        }
    }

    public object? Get(object? target)
    {
        if (_nodes.Count == 1)
        {
            return ValueOf(_nodes[0]);
        }

        var values = new object?[_nodes.Count];
        for (var i = 0; i < values.Length; i++)
        {
            values[i] = ValueOf(_nodes[i]);
        }

        return values;
    }

    public void Set(object? target, object? value)
    {
        if (_nodes.Count > 1)
        {
            throw new SetValueException($"Cannot set \"{Name}\" because multiple nodes in the XML document have this name.");
        }

        var node = _nodes[0];
        if (value is not string text)
        {
            throw new SetValueException($"Cannot set \"{Name}\" because only strings can be used as values to set XmlNode properties.");
        }

        switch (node)
        {
            case XmlAttribute attribute:
                attribute.Value = text;
                break;
            case XmlElement element when IsText(element):
                element.InnerText = text;
                break;
            case XmlCharacterData data:
                data.Value = text;
                break;
            default:
                throw new SetValueException($"Cannot set \"{Name}\" because the node has child nodes or attributes.");
        }
    }

    private static IEnumerable<XmlNode> MembersOf(XmlNode node)
    {
        if (node.Attributes is { } attributes)
        {
            foreach (XmlAttribute attribute in attributes)
            {
                yield return attribute;
            }
        }

        for (var child = node.FirstChild; child is not null; child = child.NextSibling)
        {
            if (child is not XmlWhitespace)
            {
                yield return child;
            }
        }
    }

    private static bool IsNamed(XmlNode node, string name)
        => node.LocalName.Equals(name, StringComparison.OrdinalIgnoreCase) || node.Name.Equals(name, StringComparison.OrdinalIgnoreCase);

    private static object? ValueOf(XmlNode node) => IsText(node) ? node is XmlElement ? node.InnerText : node.Value : node;

    /// <summary>Attributes, text, and elements with nothing but text.</summary>
    private static bool IsText(XmlNode node) => node switch
    {
        XmlElement element => element.Attributes.Count == 0 && (element.FirstChild is null || element.FirstChild == element.LastChild && element.FirstChild is XmlText or XmlCDataSection),
        XmlAttribute or XmlCharacterData => true,
        XmlDeclaration => true,
        _ => false,
    };
}
