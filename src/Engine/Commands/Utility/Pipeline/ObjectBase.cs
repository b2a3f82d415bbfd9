namespace Microsoft.PowerShell.Commands;

/// <summary>A command that takes objects from the pipeline.</summary>
public abstract class ObjectBase : PSCmdlet
{
    [Parameter(ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    [Parameter(Position = 0)]
    public object?[]? Property { get; set; }
}
