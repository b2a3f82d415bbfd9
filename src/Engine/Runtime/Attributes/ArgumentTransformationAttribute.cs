using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>Makes another value of the one that is about to be bound to a parameter or assigned to a variable.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public abstract class ArgumentTransformationAttribute : CmdletMetadataAttribute
{
    protected ArgumentTransformationAttribute()
    {
    }

    /// <summary>Whether null is transformed too when the parameter is not mandatory.</summary>
    public virtual bool TransformNullOptionalParameters => true;

    public abstract object? Transform(EngineIntrinsics engineIntrinsics, object? inputData);
}
