namespace PowerShellWorker.Host.Http;

/// <summary>The keys of the host, or of one function, as stored in a file.</summary>
internal sealed record SecretFile
{
    public SecretKey MasterKey { get; init; } = new("master", "");

    public IReadOnlyList<SecretKey> FunctionKeys { get; init; } = [];

    public IReadOnlyList<SecretKey> SystemKeys { get; init; } = [];
}
