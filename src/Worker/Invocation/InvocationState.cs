namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>Where an invocation stands. It only ever moves forward.</summary>
internal enum InvocationState
{
    Waiting,
    Running,
    Answered,
}
