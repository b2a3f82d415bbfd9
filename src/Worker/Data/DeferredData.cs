using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Data;

/// <summary>A value of a message that is converted when a script reads it: most trigger metadata never is.</summary>
internal sealed class DeferredData(TypedData data) : IDeferredValue
{
    public object? Create() => TypedDataReader.ToObject(data);
}
