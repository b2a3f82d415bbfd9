using System.Security;

namespace Microsoft.PowerShell.Commands;

/// <summary>A command about secure strings.</summary>
public abstract class SecureStringCommandBase : PSCmdlet
{
    protected SecureStringCommandBase()
    {
    }

    protected SecureString? SecureStringData { get; set; }
}
