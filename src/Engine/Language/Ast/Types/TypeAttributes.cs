namespace System.Management.Automation.Language;

/// <summary>What a type definition defines.</summary>
[Flags]
public enum TypeAttributes
{
    None = 0,
    Class = 1,
    Interface = 2,
    Enum = 4,
}
