namespace System.Management.Automation;

[Flags]
public enum SplitOptions
{
    CultureInvariant = 4,
    ExplicitCapture = 128,
    IgnoreCase = 64,
    IgnorePatternWhitespace = 8,
    Multiline = 16,
    RegexMatch = 2,
    SimpleMatch = 1,
    Singleline = 32,
}
