namespace System.Management.Automation.Runspaces;

public partial class InitialSessionState
{
    private void CopyCollections(InitialSessionState source)
    {
        _assemblies = source._assemblies?.Clone();
        _commands = source._commands?.Clone();
        _environment = source._environment?.Clone();
        _formats = source._formats?.Clone();
        _providers = source._providers?.Clone();
        _types = source._types?.Clone();
        _variables = source._variables?.Clone();
        _startupScripts = source._startupScripts is null ? null : [.. source._startupScripts];
    }
}
