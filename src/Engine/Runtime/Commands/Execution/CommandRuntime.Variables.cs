namespace System.Management.Automation.Runtime;

internal sealed partial class CommandRuntime
{
    private PipelineVariableSink? _pipelineVariable;

    /// <summary>Some output goes into variables, so that <see cref="AttachVariables"/> has to be called after binding.</summary>
    public bool UsesVariables => OutVariable is not null || ErrorVariable is not null || WarningVariable is not null
        || InformationVariable is not null || PipelineVariable is not null;

    /// <summary>Puts the variables of -OutVariable and its like in front of the command's output and streams.</summary>
    public void AttachVariables(Scope callerScope)
    {
        if (!UsesVariables)
        {
            return;
        }

        if (!string.IsNullOrEmpty(PipelineVariable))
        {
            _pipelineVariable = new PipelineVariableSink(PipelineVariable, callerScope, _processor.Output);
            _processor.Output = _pipelineVariable;
        }

        _processor.Output = VariableSink.Create(OutVariable, callerScope, _processor.Output);
        var streams = _processor.Streams;
        _processor.Streams = streams with
        {
            Error = VariableSink.Create(ErrorVariable, callerScope, streams.Error),
            Warning = VariableSink.Create(WarningVariable, callerScope, streams.Warning),
            Information = VariableSink.Create(InformationVariable, callerScope, streams.Information),
        };
    }

    /// <summary>The command's pipeline is over: its pipeline variable goes.</summary>
    public void DetachVariables() => _pipelineVariable?.Remove();
}
