using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace PowerShellWorker.Host.Apps;

/// <summary>One validated binding.</summary>
/// <param name="Name">Name of the script's parameter, or of the output.</param>
/// <param name="Type">As function.json spells it; types compare without case.</param>
/// <param name="Direction">Where the value goes.</param>
/// <param name="DataType">What the script wants the value as; undefined leaves it to the trigger.</param>
internal sealed record BindingModel(string Name, string Type, BindingInfo.Types.Direction Direction, BindingInfo.Types.DataType DataType)
{
    public bool IsTrigger => Type.EndsWith("Trigger", StringComparison.OrdinalIgnoreCase);

    public bool IsHttpOutput => Direction != BindingInfo.Types.Direction.In && Type.Equals("http", StringComparison.OrdinalIgnoreCase);
}
