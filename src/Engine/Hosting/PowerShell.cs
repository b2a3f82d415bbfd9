using System.Collections;
using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

/// <summary>Builds a pipeline of commands and scripts and runs it in a runspace. Facets: building (here), invocation, async, state.</summary>
public sealed partial class PowerShell : IDisposable
{
    private PSCommand _commands = new();
    private PSDataStreams? _streams;
    private Runspace? _runspace;
    private RunspacePool? _pool;
    private bool _isDisposed;

    private PowerShell(Runspace? runspace, bool isNested, InitialSessionState? initialState = null)
    {
        _runspace = runspace;
        _initialState = initialState;
        IsNested = isNested;
    }

    public PSCommand Commands
    {
        get => _commands;
        set
        {
            ArgumentNullException.ThrowIfNull(value);
            ThrowIfRunning();
            _commands = value.Clone();
        }
    }

    /// <summary>The last call wrote errors, or ended in one.</summary>
    public bool HadErrors { get; internal set; }

    public string? HistoryString { get; set; }

    public Guid InstanceId { get; } = Guid.NewGuid();

    /// <summary>Runs inside a pipeline of its runspace that is running.</summary>
    public bool IsNested { get; }

    /// <summary>The runspace was made by this object and ends with it.</summary>
    public bool IsRunspaceOwner { get; internal set; }

    public PSDataStreams Streams => _streams ??= new PSDataStreams(InstanceId);

    /// <summary>The runspace; made when the first call needs one.</summary>
    public Runspace Runspace
    {
        get => _pool is null ? EnsureRunspace() : null!;
        set
        {
            ThrowIfRunning();
            ReleaseOwnRunspace();
            _runspace = value;
            _pool = null;
        }
    }

    public RunspacePool? RunspacePool
    {
        get => _pool;
        set
        {
            ThrowIfRunning();
            ReleaseOwnRunspace();
            _runspace = null;
            _pool = value;
        }
    }

    /// <summary>With a runspace of its own, made at the first call.</summary>
    public static PowerShell Create() => new(null, isNested: false);

    public static PowerShell Create(InitialSessionState initialSessionState) => new(null, isNested: false, initialSessionState);

    public static PowerShell Create(RunspaceMode runspace)
    {
        if (runspace == RunspaceMode.NewRunspace)
        {
            return Create();
        }

        var current = Runspace.DefaultRunspace ?? throw new InvalidOperationException(
            "A command cannot be run in the current runspace: this thread has none. Set Runspace.DefaultRunspace first.");
        return new PowerShell(current, isNested: current is LocalRunspace { Running: not null });
    }

    /// <summary>In that runspace. PowerShell 6's addition.</summary>
    public static PowerShell Create(Runspace runspace)
    {
        ArgumentNullException.ThrowIfNull(runspace);
        return new PowerShell(runspace, isNested: false);
    }

    public PowerShell CreateNestedPowerShell()
    {
        var runspace = _runspace as LocalRunspace;
        if (runspace?.Running is null)
        {
            throw new PSInvalidOperationException("A nested PowerShell object can only be made while the outer one runs.");
        }

        return new PowerShell(runspace, isNested: true);
    }

    public PowerShell AddArgument(object? value)
    {
        ThrowIfRunning();
        _commands.AddArgument(value);
        return this;
    }

    public PowerShell AddCommand(string cmdlet)
    {
        ThrowIfRunning();
        _commands.AddCommand(cmdlet);
        return this;
    }

    public PowerShell AddCommand(string cmdlet, bool useLocalScope)
    {
        ThrowIfRunning();
        _commands.AddCommand(cmdlet, useLocalScope);
        return this;
    }

    public PowerShell AddCommand(CommandInfo commandInfo)
    {
        ArgumentNullException.ThrowIfNull(commandInfo);
        ThrowIfRunning();
        _commands.AddCommand(new Command(commandInfo));
        return this;
    }

    public PowerShell AddParameter(string parameterName)
    {
        ThrowIfRunning();
        _commands.AddParameter(parameterName);
        return this;
    }

    public PowerShell AddParameter(string parameterName, object? value)
    {
        ThrowIfRunning();
        _commands.AddParameter(parameterName, value);
        return this;
    }

    public PowerShell AddParameters(IList parameters)
    {
        ArgumentNullException.ThrowIfNull(parameters);
        foreach (var value in parameters)
        {
            AddArgument(value);
        }

        return this;
    }

    public PowerShell AddParameters(IDictionary parameters)
    {
        ArgumentNullException.ThrowIfNull(parameters);
        foreach (DictionaryEntry entry in parameters)
        {
            AddParameter(entry.Key as string ?? throw new PSArgumentException("The names of parameters must be strings.", nameof(parameters)), entry.Value);
        }

        return this;
    }

    public PowerShell AddScript(string script)
    {
        ThrowIfRunning();
        _commands.AddScript(script);
        return this;
    }

    public PowerShell AddScript(string script, bool useLocalScope)
    {
        ThrowIfRunning();
        _commands.AddScript(script, useLocalScope);
        return this;
    }

    public PowerShell AddStatement()
    {
        ThrowIfRunning();
        _commands.AddStatement();
        return this;
    }

    public PSJobProxy AsJobProxy() => throw Unsupported.Member();

    public Collections.ObjectModel.Collection<PSObject> Connect() => throw Unsupported.Member();

    public IAsyncResult ConnectAsync() => throw Unsupported.Member();

    public IAsyncResult ConnectAsync(PSDataCollection<PSObject> output, AsyncCallback invocationCallback, object? state) => throw Unsupported.Member();

    public void Dispose()
    {
        if (_isDisposed)
        {
            return;
        }

        _isDisposed = true;
        if (IsRunning)
        {
            Stop();
        }

        ReleaseOwnRunspace();
    }

    private void ReleaseOwnRunspace()
    {
        if (IsRunspaceOwner)
        {
            _runspace?.Dispose();
            _runspace = null;
            IsRunspaceOwner = false;
        }
    }
}
