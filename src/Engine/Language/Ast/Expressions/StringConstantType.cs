namespace System.Management.Automation.Language;

/// <summary>How a string was written.</summary>
public enum StringConstantType
{
    SingleQuoted = 0,
    SingleQuotedHereString = 1,
    DoubleQuoted = 2,
    DoubleQuotedHereString = 3,
    BareWord = 4,
}
