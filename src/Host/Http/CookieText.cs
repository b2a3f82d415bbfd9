using System.Globalization;
using System.Text;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace PowerShellWorker.Host.Http;

/// <summary>Writes a cookie as the value of a Set-Cookie header.</summary>
internal static class CookieText
{
    public static string Format(RpcHttpCookie cookie)
    {
        var text = new StringBuilder();
        text.Append(Uri.EscapeDataString(cookie.Name)).Append('=').Append(Uri.EscapeDataString(cookie.Value));
        if (cookie.Expires?.Value is { } expires)
        {
            text.Append("; expires=").Append(expires.ToDateTime().ToString("R", CultureInfo.InvariantCulture));
        }

        if (cookie.MaxAge is { DoubleCase: NullableDouble.DoubleOneofCase.Value } age)
        {
            text.Append("; max-age=").Append(((long)age.Value).ToString(CultureInfo.InvariantCulture));
        }

        if (cookie.Domain?.Value is { Length: > 0 } domain)
        {
            text.Append("; domain=").Append(domain);
        }

        text.Append("; path=").Append(cookie.Path?.Value is { Length: > 0 } path ? path : "/");
        text.Append(cookie.Secure?.Value is true ? "; secure" : "");
        text.Append(cookie.SameSite switch
        {
            RpcHttpCookie.Types.SameSite.Lax => "; samesite=lax",
            RpcHttpCookie.Types.SameSite.Strict => "; samesite=strict",
            RpcHttpCookie.Types.SameSite.ExplicitNone => "; samesite=none",
            _ => "",
        });
        text.Append(cookie.HttpOnly?.Value is true ? "; httponly" : "");
        return text.ToString();
    }
}
