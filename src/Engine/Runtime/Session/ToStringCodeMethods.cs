using System.Management.Automation;

namespace Microsoft.PowerShell;

public static class ToStringCodeMethods
{
    public static string Type(PSObject instance) => throw Unsupported.Member();
    public static string XmlNode(PSObject instance) => throw Unsupported.Member();
    public static string XmlNodeList(PSObject instance) => throw Unsupported.Member();
}
