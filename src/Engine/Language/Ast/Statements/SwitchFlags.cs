namespace System.Management.Automation.Language;

/// <summary>The flags of a <c>switch</c> statement.</summary>
[Flags]
public enum SwitchFlags
{
    None = 0,
    File = 1,
    Regex = 2,
    Wildcard = 4,
    Exact = 8,
    CaseSensitive = 16,
    Parallel = 32,
}
