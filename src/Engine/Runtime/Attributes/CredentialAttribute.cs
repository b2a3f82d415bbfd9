namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384, AllowMultiple = false)]
public sealed class CredentialAttribute : ArgumentTransformationAttribute
{
    public CredentialAttribute() => throw Unsupported.Member();
    public override bool TransformNullOptionalParameters { get => throw Unsupported.Member(); }
    public override object? Transform(EngineIntrinsics engineIntrinsics, object? inputData) => throw Unsupported.Member();
}
