namespace Microsoft.PowerShell.Commands;

/// <summary>Writes an error to the error stream.</summary>
[Cmdlet("Write", "Error", DefaultParameterSetName = "NoException", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097039", RemotingCapability = RemotingCapability.None)]
public sealed class WriteErrorCommand : WriteOrThrowErrorCommand
{
}
