namespace System.Management.Automation.Language;

/// <summary>A variable or sub-expression in a string that has been found but not yet parsed.</summary>
/// <param name="Start">Where it starts.</param>
/// <param name="End">Where it ends.</param>
/// <param name="Variable">The variable; null for a sub-expression.</param>
/// <param name="IsClosed">Its closing parenthesis was found.</param>
internal readonly record struct StringPart(int Start, int End, VariableToken? Variable, bool IsClosed);
