using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public abstract class ArgumentTransformationAttribute : CmdletMetadataAttribute
{
    protected ArgumentTransformationAttribute() => throw Unsupported.Member();
    public virtual bool TransformNullOptionalParameters { get => throw Unsupported.Member(); }
    public abstract object? Transform(EngineIntrinsics engineIntrinsics, object? inputData);
}
