using System.Globalization;
using Google.Protobuf.WellKnownTypes;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Data;

/// <summary>Turns cookies of a response into messages.</summary>
internal static class ResponseCookies
{
    public static RpcHttpCookie ToMessage(HttpResponseCookie cookie)
    {
        var message = new RpcHttpCookie { Name = cookie.Name, Value = cookie.Value, SameSite = ToSameSite(cookie.SameSite) };
        if (cookie.Domain is { } domain)
        {
            message.Domain = new NullableString { Value = domain };
        }

        if (cookie.Path is { } path)
        {
            message.Path = new NullableString { Value = path };
        }

        if (cookie.Expires is { } expires)
        {
            message.Expires = new NullableTimestamp { Value = Timestamp.FromDateTime(expires.ToUniversalTime()) };
        }

        if (cookie.MaxAge is { } seconds)
        {
            message.MaxAge = new NullableDouble { Value = seconds };
        }

        if (cookie.Secure is { } secure)
        {
            message.Secure = new NullableBool { Value = secure };
        }

        if (cookie.HttpOnly is { } httpOnly)
        {
            message.HttpOnly = new NullableBool { Value = httpOnly };
        }

        return message;
    }

    /// <summary>Reads the text of a <c>Set-Cookie</c> header. Attributes that no cookie has are left out.</summary>
    public static RpcHttpCookie Parse(string header)
    {
        var parts = header.Split(';', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        var cookie = new HttpResponseCookie();
        for (var i = 0; i < parts.Length; i++)
        {
            var equals = parts[i].IndexOf('=', StringComparison.Ordinal);
            var name = equals < 0 ? parts[i] : parts[i][..equals].TrimEnd();
            var value = equals < 0 ? "" : parts[i][(equals + 1)..].TrimStart();
            if (i == 0)
            {
                cookie.Name = name;
                // The host escapes the value again when it writes the header.
                cookie.Value = Uri.UnescapeDataString(value);
            }
            else
            {
                SetAttribute(cookie, name, value);
            }
        }

        return ToMessage(cookie);
    }

    private static void SetAttribute(HttpResponseCookie cookie, string name, string value)
    {
        switch (name.ToUpperInvariant())
        {
            case "DOMAIN":
                cookie.Domain = value;
                break;
            case "PATH":
                cookie.Path = value;
                break;
            case "EXPIRES" when DateTime.TryParse(
                value, CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal | DateTimeStyles.AssumeUniversal, out var expires):
                cookie.Expires = expires;
                break;
            case "MAX-AGE" when double.TryParse(value, NumberStyles.Float, CultureInfo.InvariantCulture, out var seconds):
                cookie.MaxAge = seconds;
                break;
            case "SECURE":
                cookie.Secure = true;
                break;
            case "HTTPONLY":
                cookie.HttpOnly = true;
                break;
            case "SAMESITE":
                cookie.SameSite = value;
                break;
        }
    }

    private static RpcHttpCookie.Types.SameSite ToSameSite(string? text) => text?.ToUpperInvariant() switch
    {
        "LAX" => RpcHttpCookie.Types.SameSite.Lax,
        "STRICT" => RpcHttpCookie.Types.SameSite.Strict,
        "NONE" => RpcHttpCookie.Types.SameSite.ExplicitNone,
        _ => RpcHttpCookie.Types.SameSite.None,
    };
}
