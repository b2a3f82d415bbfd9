using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>Marks a class as a DSC resource.</summary>
[AttributeUsage(AttributeTargets.Class)]
public class DscResourceAttribute : CmdletMetadataAttribute
{
    public DSCResourceRunAsCredential RunAsCredential { get; set; }
}
