using System.Diagnostics;
using System.Reflection;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>Puts the parts of the worker together and keeps them for the life of the process.</summary>
internal sealed class WorkerProcess : IDisposable
{
    private readonly WorkerStart _start;

    public WorkerProcess(WorkerStart start) => _start = start;

    /// <summary>Version of the worker, for logs and for the host.</summary>
    public static string Version { get; } = typeof(WorkerProcess).Assembly.GetName().Version?.ToString(3) ?? "0.0.0";

    public async Task<int> RunAsync()
    {
        SystemLog.Write(SystemLogLevel.Information, $"Azure Functions PowerShell Worker version {Version}.");
        SystemLog.Write(
            SystemLogLevel.Information,
            $"PowerShell version: '{_start.Engine.Version}' ({_start.Engine.Kind} engine, {_start.Engine.Folder}).");
        await using var stream = await FunctionRpcClientStream.ConnectAsync(_start.Arguments.HostUri).ConfigureAwait(false);
        stream.TryWrite(new StreamingMessage
        {
            RequestId = _start.Arguments.RequestId,
            StartStream = new StartStream { WorkerId = _start.Arguments.WorkerId },
        });
        var loop = new RequestLoop(stream, _start);
        return await loop.RunAsync().ConfigureAwait(false);
    }

    public void Dispose()
    {
    }
}
