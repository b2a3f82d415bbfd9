namespace Microsoft.PowerShell.Commands;

/// <summary>HTTP methods by name.</summary>
public enum WebRequestMethod
{
    Default,
    Get,
    Head,
    Post,
    Put,
    Delete,
    Trace,
    Options,
    Merge,
    Patch,
}
