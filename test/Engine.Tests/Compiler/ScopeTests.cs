using Xunit;

namespace Engine.Tests.Compiler;

/// <summary>Variables in slots behave as variables by name do.</summary>
public sealed class ScopeTests
{
    [Theory]
    [InlineData("$x = 1; function f { $x; $x = 2; $x }; f; $x", "1|2|1")]
    [InlineData("$sum = 0; 1..3 | ForEach-Object { $sum += $_ }; $sum", "6")]
    [InlineData("function f { $script:v = 'set' }; f; $script:v", "set")]
    [InlineData("$x = 'outer'; & { $x = 'inner' }; $x; . { $x = 'dotted' }; $x", "outer|dotted")]
    [InlineData("function f([int]$n) { $n = '5'; $n.GetType().Name }; f 1", "Int32")]
    [InlineData("$k = 2; $c = { param($x) $x * $k }.GetNewClosure(); $k = 10; & $c 4", "8")]
    [InlineData("function f { $args.Count; $args[1] }; f 1 2 3", "3|2")]
    [InlineData("'x' | ForEach-Object { 'y' | ForEach-Object { $_ }; $_ }", "y|x")]
    public void A_variable_is_found_where_PowerShell_finds_it(string script, string expected) => Assert.Equal(expected, ScriptRun.Output(script));
}
