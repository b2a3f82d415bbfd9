namespace System.Management.Automation.Language;

/// <summary>What is true of a token besides its kind.</summary>
[Flags]
public enum TokenFlags
{
    None = 0,
    BinaryPrecedenceLogical = 1,
    BinaryPrecedenceBitwise = 2,
    BinaryPrecedenceComparison = 5,
    BinaryPrecedenceCoalesce = 7,
    BinaryPrecedenceAdd = 9,
    BinaryPrecedenceMultiply = 10,
    BinaryPrecedenceFormat = 12,
    BinaryPrecedenceRange = 13,
    BinaryPrecedenceMask = 15,
    Keyword = 16,
    ScriptBlockBlockName = 32,
    BinaryOperator = 256,
    UnaryOperator = 512,
    CaseSensitiveOperator = 1024,
    TernaryOperator = 2048,
    SpecialOperator = 4096,
    AssignmentOperator = 8192,
    ParseModeInvariant = 32768,
    TokenInError = 65536,
    DisallowedInRestrictedMode = 131072,
    PrefixOrPostfixOperator = 262144,
    CommandName = 524288,
    MemberName = 1048576,
    TypeName = 2097152,
    AttributeName = 4194304,
    CanConstantFold = 8388608,
    StatementDoesntSupportAttributes = 16777216,
}
