using System.Management.Automation.Runtime;
using System.Text;

namespace Microsoft.PowerShell;

/// <summary>ToString of types whose own would say little.</summary>
public static class ToStringCodeMethods
{
    public static string Type(PSObject instance) => instance?.BaseObject is Type type ? TypeText.Short(type) : string.Empty;

    public static string XmlNode(PSObject instance) => instance?.BaseObject is System.Xml.XmlNode node ? XmlNodeText.Of(node) : string.Empty;

    public static string XmlNodeList(PSObject instance)
    {
        if (instance?.BaseObject is not System.Xml.XmlNodeList nodes)
        {
            return string.Empty;
        }

        var builder = new StringBuilder();
        foreach (System.Xml.XmlNode node in nodes)
        {
            builder.Append(builder.Length == 0 ? string.Empty : " ").Append(XmlNodeText.Of(node));
        }

        return builder.ToString();
    }
}
