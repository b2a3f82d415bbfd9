using System.Text;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace PowerShellWorker.Host.Http;

/// <summary>The whole body of a request: a function gets it in one message.</summary>
internal static class RequestBody
{
    private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false);

    /// <summary>Reads the body, whether its length was announced or it comes in chunks. Empty when there is none.</summary>
    /// <exception cref="BadHttpRequestException">It is longer than the server allows, or is cut short.</exception>
    public static ValueTask<ReadOnlyMemory<byte>> ReadAsync(HttpContext context)
    {
        if (context.Features.Get<IHttpRequestBodyDetectionFeature>() is { CanHaveBody: false })
        {
            return default;
        }

        return context.Request.ContentLength is { } length ? ReadExactlyAsync(context, length) : ReadToEndAsync(context);
    }

    /// <summary>The text of a body: UTF-8 whatever its headers declare, without a byte order mark.</summary>
    public static string GetText(ReadOnlySpan<byte> body) =>
        Utf8.GetString(body.StartsWith(Encoding.UTF8.Preamble) ? body[Encoding.UTF8.Preamble.Length..] : body);

    private static async ValueTask<ReadOnlyMemory<byte>> ReadExactlyAsync(HttpContext context, long length)
    {
        if (length == 0)
        {
            return default;
        }

        // The server refuses a length above its limit here, before memory is taken for it.
        var limit = context.Features.Get<IHttpMaxRequestBodySizeFeature>()?.MaxRequestBodySize;
        if (length > Math.Min(limit ?? Array.MaxLength, Array.MaxLength))
        {
            throw new BadHttpRequestException("Request body too large.", StatusCodes.Status413PayloadTooLarge);
        }

        var body = GC.AllocateUninitializedArray<byte>((int)length);
        await context.Request.Body.ReadExactlyAsync(body, context.RequestAborted).ConfigureAwait(false);
        return body;
    }

    private static async ValueTask<ReadOnlyMemory<byte>> ReadToEndAsync(HttpContext context)
    {
        using var body = new MemoryStream();
        await context.Request.Body.CopyToAsync(body, context.RequestAborted).ConfigureAwait(false);
        return body.GetBuffer().AsMemory(0, (int)body.Length);
    }
}
