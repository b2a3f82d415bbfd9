namespace Microsoft.PowerShell.Commands;

/// <summary>Languages that Add-Type compiles.</summary>
public enum Language
{
    CSharp,
}
