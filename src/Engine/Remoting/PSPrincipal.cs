using System.Security.Principal;

namespace System.Management.Automation.Remoting;

public sealed class PSPrincipal : IPrincipal
{
    public PSPrincipal(PSIdentity identity, WindowsIdentity windowsIdentity) => throw Unsupported.Member();
    IIdentity IPrincipal.Identity { get => throw Unsupported.Member(); }
    public PSIdentity Identity { get => throw Unsupported.Member(); }
    public WindowsIdentity WindowsIdentity { get => throw Unsupported.Member(); }
    public bool IsInRole(string role) => throw Unsupported.Member();
}
