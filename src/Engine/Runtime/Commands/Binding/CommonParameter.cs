namespace System.Management.Automation.Runtime;

/// <summary>Which parameter of the engine a bindable parameter is.</summary>
internal enum CommonParameter
{
    /// <summary>None: it is the command's own.</summary>
    None,
    Verbose,
    Debug,
    ErrorAction,
    WarningAction,
    InformationAction,
    ProgressAction,
    ErrorVariable,
    WarningVariable,
    InformationVariable,
    OutVariable,
    OutBuffer,
    PipelineVariable,
    WhatIf,
    Confirm,
    UseTransaction,
    First,
    Skip,
    IncludeTotalCount,
}
