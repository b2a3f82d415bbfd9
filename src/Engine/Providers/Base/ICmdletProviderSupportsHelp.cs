namespace System.Management.Automation.Provider;

public interface ICmdletProviderSupportsHelp
{
    string GetHelpMaml(string helpItemName, string path);
}
