using System.Collections.Frozen;
using System.Management.Automation;
using System.Management.Automation.Runspaces;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>Names of the global variables that a runspace has before anything has run in it; the same for all runspaces.</summary>
internal sealed class PristineVariables
{
    private FrozenSet<string>? _names;

    /// <summary>Notes the names, the first time it is called.</summary>
    public void Record(Runspace runspace)
    {
        if (Volatile.Read(ref _names) is null)
        {
            var names = GlobalVariables.Read(runspace).Select(variable => variable.Name)
                .Concat(["PSScriptRoot", "PSCommandPath", "MyInvocation", CancellationTokenVariable.VariableName]);
            Volatile.Write(ref _names, names.ToFrozenSet(StringComparer.OrdinalIgnoreCase));
        }
    }

    /// <summary>
    /// Whether an invocation's traces include this variable: constants, variables of modules and the engine's own kinds stay.
    /// </summary>
    public bool IsAdded(PSVariable variable) =>
        !_names!.Contains(variable.Name)
        && variable.GetType() == typeof(PSVariable)
        && (variable.Options & ScopedItemOptions.Constant) == 0
        && variable.Module is null;
}
