namespace System.Management.Automation.Runtime;

/// <summary>Names of the parameters that every command has, or gets by an attribute.</summary>
internal static class CommonParameterNames
{
    public static readonly string[] Common =
    [
        "Verbose", "Debug", "ErrorAction", "WarningAction", "InformationAction", "ProgressAction", "ErrorVariable", "WarningVariable",
        "InformationVariable", "OutVariable", "OutBuffer", "PipelineVariable",
    ];

    public static readonly string[] Optional =
        ["WhatIf", "Confirm", "UseTransaction", "First", "Skip", "IncludeTotalCount"];
}
