namespace System.Management.Automation;

public interface IModuleAssemblyInitializer
{
    void OnImport();
}
