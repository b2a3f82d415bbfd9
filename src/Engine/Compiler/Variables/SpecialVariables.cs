namespace System.Management.Automation.Compiler;

/// <summary>Names that the language gives a meaning of their own.</summary>
internal static class SpecialVariables
{
    public const string Underscore = "_";
    public const string Args = "args";
    public const string Input = "input";
    public const string This = "this";
    public const string Matches = "Matches";
    public const string MyInvocation = "MyInvocation";
    public const string BoundParameters = "PSBoundParameters";

    /// <summary>Note property on a text in $args that was written as a parameter.</summary>
    public const string ParameterNameMark = "<CommandParameterName>";

    /// <summary>Names that the compiler turns into something else than a variable access.</summary>
    public static bool IsNeverInSlot(string name) => name.Length switch
    {
        1 => name[0] is '?' or '^' or '$',
        4 => Is(name, "true") || Is(name, "null"),
        5 => Is(name, "false"),
        12 => Is(name, "PSScriptRoot"),
        13 => Is(name, "PSCommandPath"),
        _ => false,
    };

    /// <summary><c>$PSItem</c> is another spelling of <c>$_</c>.</summary>
    public static string Canonical(string name) => name.Length == 6 && Is(name, "PSItem") ? Underscore : name;

    public static bool Is(string name, string other) => string.Equals(name, other, StringComparison.OrdinalIgnoreCase);
}
