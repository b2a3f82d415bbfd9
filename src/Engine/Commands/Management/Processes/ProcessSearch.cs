using System.Diagnostics;

namespace Microsoft.PowerShell.Commands;

/// <summary>Finds processes, with the errors that the process commands share.</summary>
internal static class ProcessSearch
{
    public static IEnumerable<Process> ById(PSCmdlet cmdlet, IEnumerable<int> ids)
    {
        foreach (var id in ids)
        {
            Process process;
            try
            {
                process = Process.GetProcessById(id);
            }
            catch (ArgumentException)
            {
                cmdlet.WriteError(new ErrorRecord(new ProcessCommandException($"Cannot find a process with the process identifier {id}."),
                    "NoProcessFoundForGivenId", ErrorCategory.ObjectNotFound, id));
                continue;
            }

            yield return process;
        }
    }

    public static IEnumerable<Process> ByName(PSCmdlet cmdlet, IEnumerable<string> names)
    {
        var all = Process.GetProcesses().OrderBy(process => process.ProcessName, StringComparer.CurrentCultureIgnoreCase).ThenBy(process => process.Id).ToList();
        foreach (var name in names)
        {
            var pattern = WildcardPattern.Get(name, WildcardOptions.IgnoreCase);
            var found = all.FindAll(process => pattern.IsMatch(process.ProcessName));
            if (found.Count == 0 && !WildcardPattern.ContainsWildcardCharacters(name))
            {
                cmdlet.WriteError(new ErrorRecord(new ProcessCommandException(
                    $"Cannot find a process with the name \"{name}\". Verify the process name and call the cmdlet again."),
                    "NoProcessFoundForGivenName", ErrorCategory.ObjectNotFound, name));
            }

            foreach (var process in found)
            {
                yield return process;
            }
        }
    }
}
