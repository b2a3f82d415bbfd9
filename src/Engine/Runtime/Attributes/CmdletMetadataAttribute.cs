namespace System.Management.Automation.Internal;

[AttributeUsage((AttributeTargets)32767)]
public abstract class CmdletMetadataAttribute : Attribute
{
    internal CmdletMetadataAttribute() { }
}
