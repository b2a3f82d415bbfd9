namespace System.Management.Automation;

[Flags]
public enum WildcardOptions
{
    Compiled = 1,
    CultureInvariant = 4,
    IgnoreCase = 2,
    None = 0,
}
