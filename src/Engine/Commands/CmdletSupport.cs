using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace Microsoft.PowerShell.Commands;

/// <summary>What the built-in cmdlets take from the engine beyond the public API, in one place.</summary>
internal static class CmdletSupport
{
    /// <summary>The object inside a wrapper; a PSCustomObject stays wrapped, because its members live in the wrapper.</summary>
    public static object? Bare(object? value)
        => value is PSObject wrapped && wrapped.BaseObject is { } inner and not PSCustomObject ? inner : value;

    /// <summary>AutomationNull is no value for a cmdlet that stores it.</summary>
    public static object? NullIfNothing(object? value) => ReferenceEquals(value, AutomationNull.Value) ? null : value;

    public static string Text(object? value) => value is null ? "" : LanguagePrimitives.ConvertTo<string>(value);

    public static bool IsStrict(int majorVersion)
    {
        for (var scope = ExecutionContext.Current?.CurrentState.CurrentScope; scope is not null; scope = scope.Parent)
        {
            if (scope.StrictModeVersion is { } version)
            {
                return version.Major >= majorVersion;
            }
        }

        return false;
    }

    /// <summary>Runs a block with <c>$_</c> set, in the scope of the cmdlet's caller, and gives what an assignment would.</summary>
    public static object? Evaluate(ScriptBlock block, object? underscore)
        => block.InvokeValue(ExecutionContext.Required, new ScriptBlockCall { Underscore = underscore, UseLocalScope = false });
}
