namespace System.Management.Automation.Runspaces;

/// <summary>A command or a script in the pipeline of a <see cref="PowerShell"/> object.</summary>
public sealed class Command
{
    private readonly bool? _useLocalScope;

    public Command(string command)
        : this(command, false, null)
    {
    }

    public Command(string command, bool isScript)
        : this(command, isScript, null)
    {
    }

    public Command(string command, bool isScript, bool useLocalScope)
        : this(command, isScript, (bool?)useLocalScope)
    {
    }

    internal Command(string command, bool isScript, bool? useLocalScope)
    {
        ArgumentNullException.ThrowIfNull(command);
        CommandText = command;
        IsScript = isScript;
        _useLocalScope = useLocalScope;
        Parameters = [];
    }

    internal Command(CommandInfo info, bool? useLocalScope = null)
        : this(info.Name, false, useLocalScope) => CommandInfo = info;

    private Command(Command other)
    {
        CommandText = other.CommandText;
        IsScript = other.IsScript;
        IsEndOfStatement = other.IsEndOfStatement;
        CommandInfo = other.CommandInfo;
        CommandOrigin = other.CommandOrigin;
        Merges = other.Merges is null ? null : [.. other.Merges];
        MergeUnclaimedPreviousCommandResults = other.MergeUnclaimedPreviousCommandResults;
        _useLocalScope = other._useLocalScope;
        Parameters = [];
        foreach (var parameter in other.Parameters)
        {
            Parameters.Add(parameter);
        }
    }

    public CommandOrigin CommandOrigin { get; set; } = CommandOrigin.Runspace;

    public string CommandText { get; }

    /// <summary>The next command begins a new statement.</summary>
    public bool IsEndOfStatement { get; internal set; }

    public bool IsScript { get; }

    public PipelineResultTypes MergeUnclaimedPreviousCommandResults { get; set; }

    public CommandParameterCollection Parameters { get; }

    public bool UseLocalScope => _useLocalScope ?? false;

    /// <summary>As it was said, or null.</summary>
    internal bool? UseLocalScopeNullable => _useLocalScope;

    /// <summary>The command itself, when it was not given by name.</summary>
    internal CommandInfo? CommandInfo { get; }

    internal List<(PipelineResultTypes From, PipelineResultTypes To)>? Merges { get; private set; }

    public void MergeMyResults(PipelineResultTypes myResult, PipelineResultTypes toResult)
    {
        if (myResult is PipelineResultTypes.None or PipelineResultTypes.Output)
        {
            throw new PSArgumentException($"The result '{myResult}' cannot be merged: name a stream, such as Error, or All.", nameof(myResult));
        }

        if (toResult is not (PipelineResultTypes.Output or PipelineResultTypes.Null or PipelineResultTypes.None))
        {
            throw new PSArgumentException($"Results cannot be merged into '{toResult}': only into Output or Null.", nameof(toResult));
        }

        (Merges ??= []).Add((myResult, toResult));
    }

    public override string ToString() => CommandText;

    internal Command Clone() => new(this);
}
