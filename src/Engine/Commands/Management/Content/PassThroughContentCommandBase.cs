namespace Microsoft.PowerShell.Commands;

/// <summary>A content command that may hand on what it wrote.</summary>
public class PassThroughContentCommandBase : ContentCommandBase
{
    [Parameter]
    public SwitchParameter PassThru { get; set; }
}
