using System.Reflection;

namespace Microsoft.PowerShell.Commands;

/// <summary>Warns of imported commands whose verbs are not among PowerShell's own.</summary>
internal static class CommandNames
{
    private static readonly Lazy<HashSet<string>> Approved = new(() =>
    [
        .. new[] { typeof(VerbsCommon), typeof(VerbsCommunications), typeof(VerbsData), typeof(VerbsDiagnostic), typeof(VerbsLifecycle), typeof(VerbsOther), typeof(VerbsSecurity) }
            .SelectMany(static t => t.GetFields(BindingFlags.Public | BindingFlags.Static))
            .Select(static f => ((string)f.GetRawConstantValue()!).ToUpperInvariant()),
    ]);

    public static void Check(PSModuleInfo module, Action<string> warn)
    {
        if (module.Exports.Functions.Any(HasStrangeVerb) || module.Exports.Cmdlets.Any(HasStrangeVerb))
        {
            warn($"The names of some imported commands from the module '{module.Name}' include unapproved verbs that might make them less discoverable. "
                + "To find the commands with unapproved verbs, run the Import-Module command again with the Verbose parameter. "
                + "For a list of approved verbs, type Get-Verb.");
        }
    }

    private static bool HasStrangeVerb(CommandInfo command)
    {
        var dash = command.Name.IndexOf('-', StringComparison.Ordinal);
        return dash > 0 && !Approved.Value.Contains(command.Name[..dash].ToUpperInvariant());
    }
}
