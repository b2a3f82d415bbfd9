using Microsoft.AspNetCore.Http;

namespace PowerShellWorker.Host.Http;

/// <summary>What a browser sees at the root of a running app.</summary>
internal static class HomePage
{
    private const string Html =
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>psfunc</title></head>
        <body style="font-family: sans-serif; margin: 4em"><h1>Your function app is up and running</h1>
        <p>Its functions and their addresses are listed in the terminal, and by <a href="/admin/functions">/admin/functions</a>.</p></body></html>
        """;

    public static Task WriteAsync(HttpContext context)
    {
        context.Response.ContentType = "text/html; charset=utf-8";
        return context.Response.WriteAsync(Html);
    }
}
