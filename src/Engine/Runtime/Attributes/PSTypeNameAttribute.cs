namespace System.Management.Automation;

/// <summary>An argument must carry this name among its PSTypeNames.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false)]
public class PSTypeNameAttribute : Attribute
{
    public PSTypeNameAttribute(string psTypeName)
    {
        ArgumentException.ThrowIfNullOrEmpty(psTypeName);
        PSTypeName = psTypeName;
    }

    public string PSTypeName { get; }
}
