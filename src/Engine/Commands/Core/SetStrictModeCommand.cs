namespace Microsoft.PowerShell.Commands;

/// <summary>Sets how strict the language is in the scope of the caller.</summary>
[Cmdlet("Set", "StrictMode", DefaultParameterSetName = "Version", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096804")]
public class SetStrictModeCommand : PSCmdlet
{
    [Parameter(ParameterSetName = "Off", Mandatory = true)]
    public SwitchParameter Off { get; set; }

    [Parameter(ParameterSetName = "Version", Mandatory = true)]
    [ArgumentToVersionTransformation]
    [Alias("v")]
    public Version? Version { get; set; }

    protected override void EndProcessing()
    {
        Context.CurrentState.CurrentScope.StrictModeVersion = Off ? new Version(0, 0) : Version;
        Context.VariableVersion++;
    }
}
