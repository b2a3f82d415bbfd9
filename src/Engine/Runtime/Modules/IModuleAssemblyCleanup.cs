namespace System.Management.Automation;

public interface IModuleAssemblyCleanup
{
    void OnRemove(PSModuleInfo psModuleInfo);
}
