using System.Security.Cryptography;
using System.Text;
using Microsoft.AspNetCore.Http;
using PowerShellWorker.Host.Apps;

namespace PowerShellWorker.Host.Http;

/// <summary>Checks the keys that callers send, when --enableAuth asks for it; without it everything is allowed, as on any local host.</summary>
internal sealed class RequestKeys(SecretStore secrets)
{
    public bool Allows(HttpRequest request, FunctionModel function)
    {
        var level = function.Http!.Level;
        if (level == AuthorizationLevel.Anonymous)
        {
            return true;
        }

        var key = Sent(request);
        if (key.Length == 0)
        {
            return false;
        }

        // The master key opens everything; a host key opens every function.
        var host = secrets.Host;
        return IsAny(key, [host.MasterKey])
            || (level <= AuthorizationLevel.Function && (IsAny(key, host.FunctionKeys) || IsAny(key, secrets.Function(function.Name).FunctionKeys)))
            || (level == AuthorizationLevel.System && IsAny(key, host.SystemKeys));
    }

    public bool AllowsAdmin(HttpRequest request) => IsAny(Sent(request), [secrets.Host.MasterKey]);

    private static string Sent(HttpRequest request)
    {
        var header = request.Headers["x-functions-key"].ToString();
        return header.Length > 0 ? header : request.Query["code"].ToString();
    }

    private static bool IsAny(string sent, IEnumerable<SecretKey> keys)
    {
        var bytes = Encoding.UTF8.GetBytes(sent);
        return keys.Any(key => CryptographicOperations.FixedTimeEquals(bytes, Encoding.UTF8.GetBytes(key.Value)));
    }
}
