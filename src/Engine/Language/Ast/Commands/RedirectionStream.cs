namespace System.Management.Automation.Language;

/// <summary>The streams that can be redirected.</summary>
public enum RedirectionStream
{
    All = 0,
    Output = 1,
    Error = 2,
    Warning = 3,
    Verbose = 4,
    Debug = 5,
    Information = 6,
}
