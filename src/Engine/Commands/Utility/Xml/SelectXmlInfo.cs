using System.Xml;

namespace Microsoft.PowerShell.Commands;

/// <summary>A node that Select-Xml found.</summary>
public sealed class SelectXmlInfo
{
    internal SelectXmlInfo(XmlNode node, string path, string pattern)
    {
        Node = node;
        Path = path;
        Pattern = pattern;
    }

    public XmlNode Node { get; set; }

    public string Path { get; set; }

    public string Pattern { get; set; }

    public override string ToString() => Node is XmlAttribute ? Node.Value ?? "" : Node.InnerText.Trim();
}
