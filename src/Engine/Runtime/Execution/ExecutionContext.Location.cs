namespace System.Management.Automation.Runtime;

internal sealed partial class ExecutionContext
{
    /// <summary>The file system directory that relative paths start from.</summary>
    public string CurrentDirectory => GlobalState.PublicState.Path.CurrentFileSystemLocation.ProviderPath;
}
