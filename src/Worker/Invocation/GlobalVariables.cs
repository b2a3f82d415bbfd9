using System.Management.Automation;
using System.Management.Automation.Runspaces;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>The global variables of a runspace between two pipelines.</summary>
internal static class GlobalVariables
{
    /// <summary>All of them. Costs as much as a small script: call it when there is reason to.</summary>
    public static IEnumerable<PSVariable> Read(Runspace runspace)
    {
        foreach (var item in runspace.SessionStateProxy.InvokeProvider.ChildItem.Get("Variable:", recurse: false))
        {
            if (item?.BaseObject is PSVariable variable)
            {
                yield return variable;
            }
        }
    }
}
