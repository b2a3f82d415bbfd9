namespace System.Management.Automation;

/// <summary>What happens to a command or parameter when its experimental feature is on.</summary>
public enum ExperimentAction
{
    None,
    Hide,
    Show,
}
