namespace System.Management.Automation.Internal;

/// <summary>The base of attributes that steer binding.</summary>
[AttributeUsage(AttributeTargets.All)]
public abstract class ParsingBaseAttribute : CmdletMetadataAttribute
{
    internal ParsingBaseAttribute()
    {
    }
}
