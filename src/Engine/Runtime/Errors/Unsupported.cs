using System.Runtime.CompilerServices;

namespace System.Management.Automation;

/// <summary>The one way in which a member that exists for binary compatibility alone says that it does nothing here.</summary>
internal static class Unsupported
{
    internal static PSNotSupportedException Member([CallerMemberName] string member = "", [CallerFilePath] string file = "")
        => new($"'{Path.GetFileNameWithoutExtension(file)}.{member}' is not supported by the embedded PowerShell engine. "
            + "Run on an installed PowerShell instead: set PSWorkerPowerShellHome to its folder ($PSHOME).");
}
