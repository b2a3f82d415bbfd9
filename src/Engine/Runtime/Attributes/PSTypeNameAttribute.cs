namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384, AllowMultiple = false)]
public class PSTypeNameAttribute : Attribute
{
    public PSTypeNameAttribute(string psTypeName) => throw Unsupported.Member();
    public string PSTypeName { get => throw Unsupported.Member(); }
}
