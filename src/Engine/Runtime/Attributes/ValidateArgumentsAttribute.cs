using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>Says whether a value may be bound to a parameter or assigned to a variable.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public abstract class ValidateArgumentsAttribute : CmdletMetadataAttribute
{
    protected ValidateArgumentsAttribute()
    {
    }

    /// <summary>Throws when the value is refused.</summary>
    protected abstract void Validate(object? arguments, EngineIntrinsics engineIntrinsics);

    internal void ValidateInternal(object? arguments, EngineIntrinsics engineIntrinsics) => Validate(arguments, engineIntrinsics);
}
