namespace Microsoft.Azure.Functions.PowerShellWorker.Engine;

/// <summary>The PowerShell engine of this process.</summary>
/// <param name="Version">What <c>$PSVersionTable.PSVersion</c> shows, for example <c>7.6.0</c>.</param>
/// <param name="Folder">Where its assemblies lie.</param>
/// <param name="IsEmbedded">True for the engine that comes with the worker, false for an installed PowerShell.</param>
internal sealed record LoadedEngine(string Version, string Folder, bool IsEmbedded)
{
    /// <summary>For people and for the worker metadata: <c>embedded</c> or <c>installed</c>.</summary>
    public string Kind => IsEmbedded ? "embedded" : "installed";
}
