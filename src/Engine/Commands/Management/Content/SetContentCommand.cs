using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Replaces the content of items.</summary>
[Cmdlet("Set", "Content", DefaultParameterSetName = "Path", SupportsShouldProcess = true, SupportsTransactions = true,
    HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097142")]
public class SetContentCommand : WriteContentCommandBase
{
    internal override void Prepare(IContentCmdletProvider provider, ProviderLocation location, ProviderContext context)
    {
        if (location.Provider == Session.FileSystem && PathResolver.Exists(location, context))
        {
            provider.ClearContent(location.Path);
        }
    }
}
