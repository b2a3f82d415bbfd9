namespace Microsoft.PowerShell.Commands;

/// <summary>Spellings of the keys of calculated properties; any unambiguous beginning will do.</summary>
internal static class PropertyKeys
{
    public static bool Matches(PropertyKey key, string text, out bool exact)
    {
        exact = false;
        foreach (var spelling in Spellings(key))
        {
            if (text.Length > 0 && spelling.StartsWith(text, StringComparison.OrdinalIgnoreCase))
            {
                exact |= spelling.Length == text.Length;
                return true;
            }
        }

        return false;
    }

    private static string[] Spellings(PropertyKey key) => key switch
    {
        PropertyKey.Label => ["name", "label"],
        PropertyKey.FormatString => ["formatString"],
        _ => [key.ToString()],
    };
}
