using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Host.Workers;

namespace PowerShellWorker.Host.Invocations;

/// <summary>What triggers an invocation. Turned into a message only when its worker is known, since that decides the message's shape.</summary>
internal interface IInvocationInput
{
    /// <summary>Adds input data, trigger metadata and trace context.</summary>
    void Fill(InvocationRequest request, WorkerCapabilities capabilities);
}
