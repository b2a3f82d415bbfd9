using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>What Set-StrictMode asks for where a block runs.</summary>
internal static class StrictMode
{
    public static bool IsOn(Frame frame, int majorVersion) => IsOn(frame.Scope, majorVersion);

    public static bool IsOn(Scope scope, int majorVersion)
    {
        if (!scope.SessionState.Context.UsesStrictMode)
        {
            return false;
        }

        for (var current = scope; current is not null; current = current.Parent)
        {
            if (current.StrictModeVersion is { } version)
            {
                return version.Major >= majorVersion;
            }
        }

        return false;
    }

    public static object? OnMissingVariable(Frame frame, string name)
        => IsOn(frame, 1)
            ? throw new RuntimeException(
                $"The variable '${name}' cannot be retrieved because it has not been set.", null, "VariableIsUndefined", ErrorCategory.InvalidOperation, name)
            : null;
}
