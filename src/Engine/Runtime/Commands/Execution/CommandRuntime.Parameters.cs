namespace System.Management.Automation.Runtime;

internal sealed partial class CommandRuntime
{
    public bool? VerboseSwitch { get; set; }

    public bool? DebugSwitch { get; set; }

    public bool? WhatIfSwitch { get; set; }

    public bool? ConfirmSwitch { get; set; }

    public ActionPreference? ErrorActionArgument { get; set; }

    public ActionPreference? WarningActionArgument { get; set; }

    public ActionPreference? InformationActionArgument { get; set; }

    public ActionPreference? ProgressActionArgument { get; set; }

    public string? ErrorVariable { get; set; }

    public string? WarningVariable { get; set; }

    public string? InformationVariable { get; set; }

    public string? OutVariable { get; set; }

    public string? PipelineVariable { get; set; }

    /// <summary>Accepted, and without effect: objects are passed on one by one, which every script that sets it can live with.</summary>
    public int OutBuffer { get; set; }

    public void SetCommonParameter(CommonParameter parameter, object? value)
    {
        switch (parameter)
        {
            case CommonParameter.Verbose:
                VerboseSwitch = ToBool(value);
                break;
            case CommonParameter.Debug:
                DebugSwitch = ToBool(value);
                break;
            case CommonParameter.WhatIf:
                WhatIfSwitch = ToBool(value);
                break;
            case CommonParameter.Confirm:
                ConfirmSwitch = ToBool(value);
                break;
            case CommonParameter.ErrorAction:
                ErrorActionArgument = Reject(CommonParameter.ErrorAction, (ActionPreference?)value);
                break;
            case CommonParameter.WarningAction:
                WarningActionArgument = (ActionPreference?)value;
                break;
            case CommonParameter.InformationAction:
                InformationActionArgument = (ActionPreference?)value;
                break;
            case CommonParameter.ProgressAction:
                ProgressActionArgument = (ActionPreference?)value;
                break;
            case CommonParameter.ErrorVariable:
                ErrorVariable = (string?)value;
                break;
            case CommonParameter.WarningVariable:
                WarningVariable = (string?)value;
                break;
            case CommonParameter.InformationVariable:
                InformationVariable = (string?)value;
                break;
            case CommonParameter.OutVariable:
                OutVariable = (string?)value;
                break;
            case CommonParameter.PipelineVariable:
                PipelineVariable = (string?)value;
                break;
            case CommonParameter.OutBuffer:
                OutBuffer = (int)value!;
                break;
            case CommonParameter.First:
                Paging.First = (ulong)value!;
                break;
            case CommonParameter.Skip:
                Paging.Skip = (ulong)value!;
                break;
            case CommonParameter.IncludeTotalCount:
                Paging.IncludeTotalCount = ToBool(value);
                break;
        }
    }

    /// <summary>Makes the paging parameters of a command that supports them, given or not.</summary>
    public void EnablePaging() => _ = Paging;

    private PagingParameters Paging => PagingParameters ??= new PagingParameters();

    private static bool ToBool(object? value) => value is SwitchParameter given ? given.IsPresent : LanguagePrimitives.IsTrue(value);

    private static ActionPreference? Reject(CommonParameter parameter, ActionPreference? value)
        => value == ActionPreference.Suspend
            ? throw new PSNotSupportedException($"The value Suspend is not supported for the {parameter} parameter: it is reserved.")
            : value;
}
