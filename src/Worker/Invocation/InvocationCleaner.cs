using System.Management.Automation;
using System.Management.Automation.Runspaces;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>
/// Removes what an invocation left behind. The runspace is not reset: that would lose breakpoints, event subscriptions and the location.
/// </summary>
internal static class InvocationCleaner
{
    /// <summary>Removes the runspace's jobs, running ones too.</summary>
    public static void RemoveJobs(Pwsh powerShell, SlotScope scope)
    {
        if (scope.Jobs is not { } jobs || jobs.Jobs.Count == 0)
        {
            return;
        }

        try
        {
            powerShell.AddCommand("Microsoft.PowerShell.Core\\Get-Job")
                .AddCommand("Microsoft.PowerShell.Core\\Remove-Job")
                .AddParameter("Force", true)
                .AddParameter("ErrorAction", ActionPreference.SilentlyContinue);
            powerShell.Invoke();
        }
        finally
        {
            powerShell.Commands.Clear();
            powerShell.Streams.ClearStreams();
        }
    }

    /// <summary>Removes global variables that a new runspace does not have, read-only ones too.</summary>
    public static void RemoveVariables(Runspace runspace, PristineVariables pristine)
    {
        List<string>? added = null;
        foreach (var variable in GlobalVariables.Read(runspace))
        {
            if (pristine.IsAdded(variable))
            {
                (added ??= []).Add("Variable:\\" + WildcardPattern.Escape(variable.Name));
            }
        }

        if (added is not null)
        {
            // With force, because a script may have made one read-only.
            runspace.SessionStateProxy.InvokeProvider.Item.Remove([.. added], recurse: false, force: true, literalPath: false);
        }
    }
}
