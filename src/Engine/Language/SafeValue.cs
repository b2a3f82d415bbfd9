namespace System.Management.Automation.Language;

/// <summary>Computes the values of expressions that consist of constants only.</summary>
internal static class SafeValue
{
    public static object? Get(Ast ast) => throw Unsupported.Member();
}
