namespace System.Management.Automation.Language;

/// <summary>The modifiers of a property.</summary>
[Flags]
public enum PropertyAttributes
{
    None = 0,
    Public = 1,
    Private = 2,
    Static = 16,

    /// <summary>A member of an enum.</summary>
    Literal = 32,
    Hidden = 64,
}
