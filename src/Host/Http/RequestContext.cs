using Microsoft.AspNetCore.Http;

namespace PowerShellWorker.Host.Http;

/// <summary>What the server keeps of a request; one a connection, used again for each of its requests.</summary>
internal sealed class RequestContext
{
    public DefaultHttpContext Http { get; } = new();
}
