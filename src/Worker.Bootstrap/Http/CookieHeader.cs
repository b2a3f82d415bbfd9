namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>Reads the <c>Cookie</c> header of a request: <c>name=value; name2="value 2"</c>.</summary>
internal static class CookieHeader
{
    /// <summary>The cookies by name; the first of several with one name wins. Values stay as sent, without enclosing quotes.</summary>
    public static Dictionary<string, string> Parse(string? header)
    {
        var cookies = new Dictionary<string, string>(StringComparer.Ordinal);
        var rest = header.AsSpan();
        while (!rest.IsEmpty)
        {
            var end = rest.IndexOf(';');
            var pair = end < 0 ? rest : rest[..end];
            rest = end < 0 ? default : rest[(end + 1)..];
            var equals = pair.IndexOf('=');
            if (equals > 0)
            {
                var value = pair[(equals + 1)..].Trim();
                if (value.Length >= 2 && value[0] == '"' && value[^1] == '"')
                {
                    value = value[1..^1];
                }

                cookies.TryAdd(pair[..equals].Trim().ToString(), value.ToString());
            }
        }

        return cookies;
    }
}
