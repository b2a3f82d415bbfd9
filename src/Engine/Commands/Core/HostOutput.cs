using System.Management.Automation.Host;
using Microsoft.PowerShell.Commands.Internal.Format;

namespace Microsoft.PowerShell.Commands;

/// <summary>Formatted output to a host.</summary>
internal static class HostOutput
{
    public static OutputSession Open(PSHost host)
    {
        var ui = host.UI;
        return new OutputSession(new DelegateLineWriter(HostWidth.Of(host), line => ui?.WriteLine(line)), FormatStyle.ForHost(ui?.SupportsVirtualTerminal == true));
    }
}
