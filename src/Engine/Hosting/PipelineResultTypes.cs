namespace System.Management.Automation.Runspaces;

[Flags]
public enum PipelineResultTypes
{
    All = 7,
    Debug = 5,
    Error = 2,
    Information = 6,
    None = 0,
    Null = 8,
    Output = 1,
    Verbose = 4,
    Warning = 3,
}
