using System.Collections.Immutable;
using System.Reflection;

namespace Microsoft.PowerShell.Commands.AddType;

/// <summary>One complaint of the compiler, ready to be shown.</summary>
internal sealed record CSharpProblem(string Text, bool IsError);

/// <summary>What came of a compilation; no assembly if there was an error.</summary>
internal sealed record CSharpResult(Assembly? Assembly, ImmutableArray<CSharpProblem> Problems);
