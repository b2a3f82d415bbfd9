using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary>One element of a command line after the command's name.</summary>
/// <param name="Name">Of a parameter; null for a plain argument.</param>
/// <param name="Value">The argument; null for a parameter that stands alone.</param>
/// <param name="IsSplatted">Written with @: its elements are the arguments.</param>
/// <param name="Extent">Where it stands.</param>
internal sealed record ArgumentNode(string? Name, ExpressionNode? Value, bool IsSplatted, IScriptExtent Extent);
