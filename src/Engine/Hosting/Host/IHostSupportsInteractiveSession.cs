using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Host;

public interface IHostSupportsInteractiveSession
{
    bool IsRunspacePushed { get; }
    Runspace Runspace { get; }
    void PopRunspace();
    void PushRunspace(Runspace runspace);
}
