namespace Microsoft.PowerShell.Commands;

/// <summary>What Add-Type writes with -OutputAssembly.</summary>
public enum OutputAssemblyType
{
    Library,
    ConsoleApplication,
    WindowsApplication,
}
