namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)1)]
public class DynamicClassImplementationAssemblyAttribute : Attribute
{
    public DynamicClassImplementationAssemblyAttribute() => throw Unsupported.Member();
}
