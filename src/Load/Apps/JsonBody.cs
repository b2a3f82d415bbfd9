using System.Globalization;
using System.Text;

namespace PowerShellWorker.Load.Apps;

/// <summary>A JSON document of an exact size, made of small objects as orders and records are.</summary>
internal static class JsonBody
{
    private const string Head = """{"name":"Ada","items":[""";
    private const string Tail = "],\"pad\":\"\"}";

    /// <summary>ASCII, so as many bytes as characters; below the least document of this shape, a padded string.</summary>
    public static string OfSize(int bytes)
    {
        if (bytes < Head.Length + Tail.Length)
        {
            return bytes < 2 ? new string('1', bytes) : $"\"{new string('x', bytes - 2)}\"";
        }

        var text = new StringBuilder(Head, bytes);
        for (var i = 0; ; i++)
        {
            var item = string.Create(
                CultureInfo.InvariantCulture, $"{(i == 0 ? "" : ",")}{{\"id\":{i},\"sku\":\"ab-{i % 97}\",\"quantity\":{i % 9},\"price\":{i % 1000}.25,\"active\":true}}");
            if (text.Length + item.Length + Tail.Length > bytes)
            {
                break;
            }

            text.Append(item);
        }

        text.Append(Tail);
        return text.Insert(text.Length - 2, new string('x', bytes - text.Length)).ToString();
    }
}
