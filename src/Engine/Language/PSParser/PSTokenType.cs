namespace System.Management.Automation;

/// <summary>What a token is, in the terms of the first versions of PowerShell.</summary>
public enum PSTokenType
{
    Unknown = 0,
    Command = 1,
    CommandParameter = 2,
    CommandArgument = 3,
    Number = 4,
    String = 5,
    Variable = 6,
    Member = 7,
    LoopLabel = 8,
    Attribute = 9,
    Type = 10,
    Operator = 11,
    GroupStart = 12,
    GroupEnd = 13,
    Keyword = 14,
    Comment = 15,
    StatementSeparator = 16,
    NewLine = 17,
    LineContinuation = 18,
    Position = 19,
}
