using System.Runtime.InteropServices;
using Microsoft.Azure.Functions.PowerShellWorker.Engine;
using Microsoft.Azure.Functions.PowerShellWorker.Isolation;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>Starts the worker: arguments, engine, private load context, and then the worker itself until the host ends it.</summary>
internal static class Program
{
    private const int StartFailed = 1;

    private static int Main(string[] args)
    {
        // The host owns this process: Ctrl+C in its console reaches the whole group and must not kill invocations under way.
        using var interrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, static context => context.Cancel = true);
        try
        {
            var arguments = WorkerArguments.Parse(args, Environment.GetEnvironmentVariable);
            var engine = EngineSource.Choose(arguments.PowerShellHome, AppContext.BaseDirectory).Load();
            return WorkerLoadContext.StartWorker(new WorkerStart(arguments, engine, AppContext.BaseDirectory));
        }
        catch (StartException exception)
        {
            SystemLog.Write(SystemLogLevel.Critical, exception.Message);
            Console.Error.WriteLine($"error: {exception.Message}");
            return StartFailed;
        }
    }
}
