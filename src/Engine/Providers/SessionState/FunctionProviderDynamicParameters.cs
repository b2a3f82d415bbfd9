namespace Microsoft.PowerShell.Commands;

/// <summary>What New-Item and Set-Item take in addition on the drive Function.</summary>
public class FunctionProviderDynamicParameters
{
    /// <summary>Options of the function; a constant one can be made, but never changed.</summary>
    [Parameter]
    public ScopedItemOptions Options { get; set; }
}
