namespace System.Management.Automation;

/// <summary>A DSC configuration. The engine parses configurations but does not run them.</summary>
public class ConfigurationInfo : FunctionInfo
{
    internal ConfigurationInfo(string name, ScriptBlock scriptBlock, bool isMetaConfiguration)
        : base(name, scriptBlock, CommandTypes.Configuration, ScopedItemOptions.None, null) => IsMetaConfiguration = isMetaConfiguration;

    public bool IsMetaConfiguration { get; }
}
