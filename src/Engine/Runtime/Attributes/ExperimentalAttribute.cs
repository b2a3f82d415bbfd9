using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>Ties a cmdlet or parameter to an experimental feature.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Property | AttributeTargets.Field)]
public sealed class ExperimentalAttribute : ParsingBaseAttribute
{
    public ExperimentalAttribute(string experimentName, ExperimentAction experimentAction)
    {
        ExperimentName = experimentName;
        ExperimentAction = experimentAction;
    }

    public ExperimentAction ExperimentAction { get; }

    public string ExperimentName { get; }
}
