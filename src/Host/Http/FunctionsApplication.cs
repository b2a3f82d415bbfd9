using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Hosting.Server.Abstractions;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace PowerShellWorker.Host.Http;

/// <summary>
/// Sits directly on the server: no middleware chain, no activity and no container scope per request, none of which a function's
/// answer depends on.
/// </summary>
internal sealed class FunctionsApplication(RequestDelegate handler) : IHttpApplication<RequestContext>
{
    public RequestContext CreateContext(IFeatureCollection contextFeatures)
    {
        // The server offers a place to keep the context for the next request on the connection.
        var container = contextFeatures as IHostContextContainer<RequestContext>;
        var context = container?.HostContext ?? new RequestContext();
        if (container is not null)
        {
            container.HostContext = context;
        }

        context.Http.Initialize(contextFeatures);
        return context;
    }

    public Task ProcessRequestAsync(RequestContext context) => handler(context.Http);

    public void DisposeContext(RequestContext context, Exception? exception) => context.Http.Uninitialize();
}
