using System.Management.Automation.Host;

namespace Microsoft.PowerShell.Commands;

/// <summary>How wide the host's lines are.</summary>
internal static class HostWidth
{
    public const int Default = 80;

    public static int Of(PSHost? host)
    {
        try
        {
            var width = host?.UI?.RawUI?.BufferSize.Width ?? 0;
            return width > 0 ? width : Default;
        }
        catch (Exception e) when (e is NotImplementedException or NotSupportedException or HostException or IOException)
        {
            // A host without a screen.
            return Default;
        }
    }
}
