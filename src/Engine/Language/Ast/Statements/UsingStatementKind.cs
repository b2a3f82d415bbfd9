namespace System.Management.Automation.Language;

/// <summary>What a <c>using</c> statement brings in.</summary>
public enum UsingStatementKind
{
    Assembly = 0,
    Command = 1,
    Module = 2,
    Namespace = 3,
    Type = 4,
}
