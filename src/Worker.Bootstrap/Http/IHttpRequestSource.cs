namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The message that a request is read from, part by part.</summary>
internal interface IHttpRequestSource
{
    string Method { get; }

    string Url { get; }

    Dictionary<string, string> ReadHeaders();

    Dictionary<string, string> ReadParams();

    Dictionary<string, string> ReadQuery();

    object? ReadBody();

    object? ReadRawBody();
}
