using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A command that a name may mean: cmdlet, function, script file, program or alias.</summary>
public abstract class CommandInfo
{
    private Dictionary<string, ParameterMetadata>? _parameters;
    private ReadOnlyCollection<CommandParameterSetInfo>? _parameterSets;

    private protected CommandInfo(string name, CommandTypes type)
    {
        ArgumentNullException.ThrowIfNull(name);
        Name = name;
        CommandType = type;
    }

    public CommandTypes CommandType { get; internal set; }

    /// <summary>What the command is: a cmdlet's syntax, a function's text, a program's path, an alias's target.</summary>
    public abstract string Definition { get; }

    public PSModuleInfo? Module { get; internal set; }

    public virtual string ModuleName => Module?.Name ?? string.Empty;

    public string Name { get; internal set; }

    public abstract ReadOnlyCollection<PSTypeName> OutputType { get; }

    public virtual Dictionary<string, ParameterMetadata> Parameters
        => _parameters ??= BindingModel is { } model ? ParameterMetadata.FromModel(model) : [];

    public ReadOnlyCollection<CommandParameterSetInfo> ParameterSets
        => _parameterSets ??= new ReadOnlyCollection<CommandParameterSetInfo>(
            BindingModel is { } model ? CommandParameterSetInfo.FromModel(model) : []);

    public RemotingCapability RemotingCapability => BindingModel?.Declaration?.RemotingCapability ?? RemotingCapability.PowerShell;

    public virtual string Source => ModuleName;

    public virtual Version? Version => Module?.Version;

    public virtual SessionStateEntryVisibility Visibility { get; set; }

    /// <summary>The command's parameters as the binder wants them; null for a program.</summary>
    internal virtual ParameterModel? BindingModel => null;

    /// <summary>The prefix that Import-Module put before the noun; null for none.</summary>
    internal string? Prefix { get; set; }

    /// <exception cref="ParameterBindingException">No such parameter, or several that begin so.</exception>
    public ParameterMetadata ResolveParameter(string name)
    {
        var model = BindingModel ?? throw new ParameterBindingException($"A parameter cannot be found that matches parameter name '{name}'.");
        var parameter = model.Resolve(name, out var ambiguous)
            ?? throw (ambiguous is null
                ? BindingError.NamedParameterNotFound(name, null, null)
                : BindingError.AmbiguousParameter(name, ambiguous, null, null));
        return Parameters[parameter.Name];
    }

    public override string ToString() => Name;

    /// <summary>A copy under another name, for an import with a prefix.</summary>
    internal virtual CommandInfo CloneAs(string name)
    {
        var copy = (CommandInfo)MemberwiseClone();
        copy.Name = name;
        copy._parameters = null;
        return copy;
    }

    /// <summary>The parameters changed (a function was redefined).</summary>
    private protected void ForgetParameters()
    {
        _parameters = null;
        _parameterSets = null;
    }
}
