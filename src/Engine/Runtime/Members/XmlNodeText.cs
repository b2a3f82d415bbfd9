using System.Xml;

namespace System.Management.Automation.Runtime;

/// <summary>XML nodes as text: what is in an element of text alone, else the node's name.</summary>
internal static class XmlNodeText
{
    public static string Of(XmlNode node) => node switch
    {
        XmlDocument => node.ToString()!,
        XmlElement { Attributes.Count: 0, FirstChild: XmlText text } element when ReferenceEquals(text, element.LastChild) => text.Value ?? string.Empty,
        XmlElement { Attributes.Count: 0, FirstChild: null } => string.Empty,
        XmlAttribute or XmlCharacterData => node.Value ?? string.Empty,
        _ => node.LocalName,
    };
}
