namespace System.Management.Automation.Runtime;

/// <summary><c>$PSCmdlet</c>: what an advanced function may ask and tell as a cmdlet.</summary>
internal sealed class PSScriptCmdlet(SessionStateInternal state) : PSCmdlet
{
    private protected override SessionState SessionStateOf() => state.PublicState;
}
