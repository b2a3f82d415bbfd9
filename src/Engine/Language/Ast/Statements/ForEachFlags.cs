namespace System.Management.Automation.Language;

/// <summary>How a <c>foreach</c> statement runs.</summary>
[Flags]
public enum ForEachFlags
{
    None = 0,

    /// <summary>Workflows only, which do not exist any more; the parser accepts and reports it.</summary>
    Parallel = 1,
}
