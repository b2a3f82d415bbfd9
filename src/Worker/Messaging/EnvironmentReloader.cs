using System.Diagnostics;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Settings;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Messaging;

/// <summary>Applies the environment that a host sends when it assigns an app to a worker that waited for one.</summary>
internal static class EnvironmentReloader
{
    /// <summary>Sets the variables (others stay), goes to the app's folder and reads the settings again.</summary>
    public static void Reload(FunctionEnvironmentReloadRequest request, WorkerContext context)
    {
        var started = Stopwatch.GetTimestamp();
        foreach (var (name, value) in request.EnvironmentVariables)
        {
            Environment.SetEnvironmentVariable(name, value);
        }

        if (request.FunctionAppDirectory.Length > 0)
        {
            SystemLog.Write(SystemLogLevel.Trace, $"Setting current directory to '{request.FunctionAppDirectory}'.");
            Directory.SetCurrentDirectory(request.FunctionAppDirectory);
            if (context.App is { } app && app.Root != Path.TrimEndingDirectorySeparator(Path.GetFullPath(request.FunctionAppDirectory)))
            {
                // Another app: the next load shows where its modules and its profile are.
                context.App = null;
            }
        }

        context.Settings = WorkerSettings.Read(
            Environment.GetEnvironmentVariable, static problem => SystemLog.Write(SystemLogLevel.Warning, problem));
        SystemLog.Write(
            SystemLogLevel.Trace, $"Environment reload completed in {Stopwatch.GetElapsedTime(started).TotalMilliseconds:F0} ms.");
    }
}
