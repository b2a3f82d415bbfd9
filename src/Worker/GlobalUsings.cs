// Inside a namespace that begins with Microsoft, the name PowerShell means the namespace Microsoft.PowerShell.
global using Pwsh = System.Management.Automation.PowerShell;
