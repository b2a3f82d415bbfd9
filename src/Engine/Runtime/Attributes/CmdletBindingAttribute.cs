namespace System.Management.Automation;

/// <summary>Makes a script function bind its parameters as a cmdlet does.</summary>
[AttributeUsage(AttributeTargets.Class)]
public class CmdletBindingAttribute : CmdletCommonMetadataAttribute
{
    /// <summary>Parameters without a position of their own are positional in the order in which they are written.</summary>
    public bool PositionalBinding { get; set; } = true;
}
