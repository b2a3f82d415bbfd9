namespace Microsoft.Azure.Functions.PowerShellWorker.Data.Json;

/// <summary>A value nests deeper than the setting allows; nothing of it was sent.</summary>
internal sealed class JsonDepthException(int depth, string path) : InvalidOperationException(
    $"The value cannot be converted to JSON: at '{path}' it nests deeper than {depth} levels. "
    + "Send fewer levels (for example with Select-Object), or raise the app setting PSWorkerJsonDepth.")
{
    /// <summary>The limit.</summary>
    public int Depth { get; } = depth;

    /// <summary>Where it was passed, for example <c>$.items[3].owner</c>.</summary>
    public string Path { get; } = path;
}
