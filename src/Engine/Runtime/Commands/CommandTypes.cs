namespace System.Management.Automation;

[Flags]
public enum CommandTypes
{
    Alias = 1,
    All = 511,
    Application = 32,
    Cmdlet = 8,
    Configuration = 256,
    ExternalScript = 16,
    Filter = 4,
    Function = 2,
    Script = 64,
    Workflow = 128,
}
