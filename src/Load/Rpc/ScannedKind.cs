namespace PowerShellWorker.Load.Rpc;

internal enum ScannedKind
{
    InvocationResponse,
    Log,
    Other,
}
