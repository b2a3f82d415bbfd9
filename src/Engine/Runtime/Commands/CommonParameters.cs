using System.Management.Automation.Runtime;

namespace System.Management.Automation.Internal;

/// <summary>The parameters that every command has.</summary>
public sealed class CommonParameters
{
    private readonly CommandRuntime _runtime;

    internal CommonParameters(CommandRuntime runtime) => _runtime = runtime;

    public SwitchParameter Debug
    {
        get => _runtime.DebugSwitch ?? false;
        set => _runtime.DebugSwitch = value;
    }

    public ActionPreference ErrorAction
    {
        get => _runtime.ErrorAction;
        set => _runtime.ErrorActionArgument = value;
    }

    public string? ErrorVariable
    {
        get => _runtime.ErrorVariable;
        set => _runtime.ErrorVariable = value;
    }

    public ActionPreference InformationAction
    {
        get => _runtime.InformationAction;
        set => _runtime.InformationActionArgument = value;
    }

    public string? InformationVariable
    {
        get => _runtime.InformationVariable;
        set => _runtime.InformationVariable = value;
    }

    public int OutBuffer
    {
        get => _runtime.OutBuffer;
        set => _runtime.OutBuffer = value;
    }

    public string? OutVariable
    {
        get => _runtime.OutVariable;
        set => _runtime.OutVariable = value;
    }

    public string? PipelineVariable
    {
        get => _runtime.PipelineVariable;
        set => _runtime.PipelineVariable = value;
    }

    public ActionPreference ProgressAction
    {
        get => _runtime.ProgressAction;
        set => _runtime.ProgressActionArgument = value;
    }

    public SwitchParameter Verbose
    {
        get => _runtime.VerboseSwitch ?? false;
        set => _runtime.VerboseSwitch = value;
    }

    public ActionPreference WarningAction
    {
        get => _runtime.WarningAction;
        set => _runtime.WarningActionArgument = value;
    }

    public string? WarningVariable
    {
        get => _runtime.WarningVariable;
        set => _runtime.WarningVariable = value;
    }
}
