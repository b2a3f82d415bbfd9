namespace System.Management.Automation.Language;

/// <summary>The modifiers of a method.</summary>
[Flags]
public enum MethodAttributes
{
    None = 0,
    Public = 1,
    Private = 2,
    Static = 16,
    Hidden = 64,
}
