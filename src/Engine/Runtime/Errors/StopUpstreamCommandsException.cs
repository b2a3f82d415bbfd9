using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A command has seen enough: the commands before it in the pipeline end here, without their end blocks.</summary>
internal sealed class StopUpstreamCommandsException(CommandProcessor requester) : FlowControlException
{
    public CommandProcessor Requester { get; } = requester;
}
