using System.Diagnostics;
using System.Management.Automation;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>Runs the app's profile.ps1 in a new runspace.</summary>
internal static class AppProfile
{
    /// <summary>Errors are reported to the user; one that ends the profile is thrown on, after that.</summary>
    public static void Run(Pwsh powerShell, FunctionApp app, SlotScope scope, CmdletInfo traceCommand)
    {
        if (app.ProfilePath is not { } path)
        {
            SystemLog.Write(SystemLogLevel.Trace, $"No 'profile.ps1' is found at the function app root folder: {app.Root}.");
            return;
        }

        var started = Stopwatch.GetTimestamp();
        scope.ResetErrors();
        try
        {
            // Imported, not called: so it runs in the global scope and what it defines stays.
            powerShell.AddCommand("Microsoft.PowerShell.Core\\Import-Module").AddParameter("Name", path).AddCommand(traceCommand);
            InvokeOnce(powerShell);
            powerShell.AddCommand("Microsoft.PowerShell.Core\\Remove-Module")
                .AddParameter("FullyQualifiedName", path)
                .AddParameter("Force", true)
                .AddParameter("ErrorAction", ActionPreference.SilentlyContinue);
            InvokeOnce(powerShell);
        }
        catch (RuntimeException exception)
        {
            Report(scope, path, exception);
            throw;
        }

        SystemLog.Write(
            SystemLogLevel.Trace, $"Profile invocation completed in {Stopwatch.GetElapsedTime(started).TotalMilliseconds:F0} ms.");
        if (scope.HadErrorRecord)
        {
            Report(scope, path, null);
        }
    }

    private static void Report(SlotScope scope, string path, Exception? exception) => scope.WriteLog(
        RpcLog.Types.Level.Error,
        $"Errors reported while executing profile.ps1. See logs for detailed errors. Profile location: {path}.",
        exception is null ? null : RpcExceptions.From(exception));

    private static void InvokeOnce(Pwsh powerShell)
    {
        try
        {
            powerShell.Invoke();
        }
        finally
        {
            powerShell.Commands.Clear();
            powerShell.Streams.ClearStreams();
        }
    }
}
