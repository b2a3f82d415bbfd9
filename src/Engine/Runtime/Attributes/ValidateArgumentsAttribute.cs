using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public abstract class ValidateArgumentsAttribute : CmdletMetadataAttribute
{
    protected ValidateArgumentsAttribute() => throw Unsupported.Member();
    protected virtual void Validate(object? arguments, EngineIntrinsics engineIntrinsics) => throw Unsupported.Member();
}
