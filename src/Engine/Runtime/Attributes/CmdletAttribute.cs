namespace System.Management.Automation;

/// <summary>Makes a class a cmdlet and names it.</summary>
[AttributeUsage(AttributeTargets.Class)]
public sealed class CmdletAttribute : CmdletCommonMetadataAttribute
{
    public CmdletAttribute(string verbName, string nounName)
    {
        ArgumentException.ThrowIfNullOrEmpty(verbName);
        ArgumentException.ThrowIfNullOrEmpty(nounName);
        VerbName = verbName;
        NounName = nounName;
    }

    public string NounName { get; }

    public string VerbName { get; }
}
