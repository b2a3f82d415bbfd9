namespace System.Management.Automation.Language;

/// <summary>What the parser expects next; the same characters make different tokens in different places.</summary>
internal enum ScanMode : byte
{
    /// <summary>The start of a statement: keywords, labels, command names, or an operand.</summary>
    Statement,

    /// <summary>The start of an expression: a dash may be the sign of a number.</summary>
    Operand,

    /// <summary>Behind an operand: operators, and member access if nothing stands between.</summary>
    Operator,

    /// <summary>An argument of a command, or a command name behind an invocation operator.</summary>
    Argument,

    /// <summary>A plain name: a member, a hash key, a parameter of an attribute.</summary>
    Name,

    /// <summary>The name of a type between brackets.</summary>
    TypeName,
}
