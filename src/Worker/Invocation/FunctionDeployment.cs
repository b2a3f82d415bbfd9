using System.Management.Automation;
using System.Management.Automation.Runspaces;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>Makes a function known to a runspace, at its first invocation there.</summary>
internal static class FunctionDeployment
{
    /// <summary>Returns the command that runs the function. The PowerShell object has no commands before and after.</summary>
    public static CommandInfo Deploy(Pwsh powerShell, Runspace runspace, LoadedFunction function) => function.Shape switch
    {
        FunctionShape.Script => DeployScript(powerShell, runspace, function),
        FunctionShape.ModuleFunction => ImportModule(powerShell, function),
        _ => throw new System.Diagnostics.UnreachableException(),
    };

    /// <summary>
    /// A constant function made of the script's syntax tree: positions, <c>$PSScriptRoot</c> and breakpoints remain the file's. Nothing
    /// in the runspace can replace it, and it is found without a look-up.
    /// </summary>
    private static CommandInfo DeployScript(Pwsh powerShell, Runspace runspace, LoadedFunction function)
    {
        powerShell.AddCommand("Microsoft.PowerShell.Management\\New-Item")
            .AddParameter("Path", "Function:\\")
            .AddParameter("Name", function.CommandName)
            .AddParameter("Value", function.Script)
            .AddParameter("Options", ScopedItemOptions.Constant)
            // The host's log level may have switched verbose messages on; these would be ours, not the function's.
            .AddParameter("Verbose", false)
            .AddParameter("Debug", false)
            .AddParameter("ErrorAction", ActionPreference.Stop);
        InvokeOnce(powerShell);
        return runspace.SessionStateProxy.InvokeCommand.GetCommand(function.CommandName, CommandTypes.Function)
            ?? throw new InvalidOperationException($"The function '{function.Name}' could not be made known to the runspace.");
    }

    /// <summary>A module that is loaded already is not run again; its own function is taken even if another module has one of the name.</summary>
    private static FunctionInfo ImportModule(Pwsh powerShell, LoadedFunction function)
    {
        powerShell.AddCommand("Microsoft.PowerShell.Core\\Import-Module")
            .AddParameter("Name", function.Description.ScriptPath)
            .AddParameter("PassThru", true)
            .AddParameter("Verbose", false)
            .AddParameter("Debug", false)
            .AddParameter("ErrorAction", ActionPreference.Stop);
        if (function.Generation > 1)
        {
            powerShell.AddParameter("Force", true);
        }

        var modules = InvokeOnce(powerShell);
        foreach (var module in modules)
        {
            if (module?.BaseObject is PSModuleInfo info && info.ExportedFunctions.TryGetValue(function.CommandName, out var command))
            {
                return command;
            }
        }

        throw new InvalidOperationException(
            $"Function '{function.Name}': the module '{function.Description.ScriptPath}' does not export the entry point "
            + $"'{function.CommandName}'. Name it in Export-ModuleMember.");
    }

    private static System.Collections.ObjectModel.Collection<PSObject> InvokeOnce(Pwsh powerShell)
    {
        try
        {
            return powerShell.Invoke();
        }
        finally
        {
            powerShell.Commands.Clear();
        }
    }
}
