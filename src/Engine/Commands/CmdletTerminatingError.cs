namespace Microsoft.PowerShell.Commands;

/// <summary>Only there so that a call of ThrowTerminatingError can stand in a throw expression; is never thrown itself.</summary>
internal sealed class CmdletTerminatingError : Exception
{
}
