namespace System.Management.Automation;

public sealed class WildcardPattern
{
    public WildcardPattern(string pattern) => throw Unsupported.Member();
    public WildcardPattern(string pattern, WildcardOptions options) => throw Unsupported.Member();
    public static bool ContainsWildcardCharacters(string pattern) => throw Unsupported.Member();
    public static string Escape(string pattern) => throw Unsupported.Member();
    public static WildcardPattern Get(string pattern, WildcardOptions options) => throw Unsupported.Member();
    public bool IsMatch(string input) => throw Unsupported.Member();
    public string ToWql() => throw Unsupported.Member();
    public static string Unescape(string pattern) => throw Unsupported.Member();
}
