namespace Microsoft.Azure.Functions.PowerShellWorker.Settings;

/// <summary>Names of the isolation modes, as settings have them.</summary>
internal static class IsolationModes
{
    public static bool TryParse(string? text, out IsolationMode mode)
    {
        mode = text?.ToUpperInvariant() switch
        {
            "REUSE" => IsolationMode.Reuse,
            "RESET" => IsolationMode.Reset,
            "ONESHOT" => IsolationMode.OneShot,
            _ => (IsolationMode)(-1),
        };
        return mode >= IsolationMode.Reuse;
    }
}
