using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>A property of a class-based DSC resource.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public class DscPropertyAttribute : CmdletMetadataAttribute
{
    public bool Key { get; set; }

    public bool Mandatory { get; set; }

    public bool NotConfigurable { get; set; }
}
