using System.Collections;
using Microsoft.AspNetCore.Http;

namespace PowerShellWorker.Host.Http;

/// <summary>A request's headers as functions see them: lower-case names, repeated ones joined by a comma.</summary>
internal readonly struct RepeatedHeaders(IHeaderDictionary headers) : IEnumerable<KeyValuePair<string, string>>
{
    public IEnumerator<KeyValuePair<string, string>> GetEnumerator()
    {
        foreach (var (name, values) in headers)
        {
            yield return KeyValuePair.Create(LowerHeaderNames.ToLower(name), values.ToString());
        }
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
