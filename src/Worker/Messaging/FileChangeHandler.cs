using System.Management.Automation.Language;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Pools;
using ChangeType = Microsoft.Azure.WebJobs.Script.Grpc.Messages.FileChangeEventRequest.Types.Type;

namespace Microsoft.Azure.Functions.PowerShellWorker.Messaging;

/// <summary>
/// Takes over changed files without a restart: a function's own script becomes a new generation, anything else that runspaces may have
/// loaded (modules, profile.ps1) makes them start afresh before their next invocation. What is under way goes on with the old code.
/// </summary>
internal sealed class FileChangeHandler(WorkerContext context, SlotPool pool)
{
    private static readonly string[] ScriptExtensions = [".ps1", ".psm1", ".psd1"];

    /// <summary>Called one change after the other, beside the loads.</summary>
    public void Handle(string path, ChangeType type)
    {
        if (context.App is not { } app || path.Length == 0)
        {
            return;
        }

        path = Path.GetFullPath(path, app.Root);
        var functions = context.Functions.FindByScript(path);
        if (functions.Count == 0)
        {
            if (ScriptExtensions.Contains(Path.GetExtension(path), StringComparer.OrdinalIgnoreCase))
            {
                context.App = FunctionApp.Find(Path.Combine(app.Root, "any"), context.Start.BaseFolder) with { Version = app.Version + 1 };
                pool.PrepareIdle();
                SystemLog.Write(SystemLogLevel.Information, "A module or the profile of the app has changed. Runspaces start afresh.");
            }

            return;
        }

        foreach (var function in functions)
        {
            if ((type & ChangeType.Deleted) != 0 && !File.Exists(path))
            {
                context.Functions.Unload(function);
                SystemLog.Write(SystemLogLevel.Information, $"Function '{function.Name}' was unloaded: its script was deleted.");
            }
            else
            {
                Reload(function, app);
            }
        }
    }

    private void Reload(LoadedFunction function, FunctionApp app)
    {
        try
        {
            var reloaded = context.Functions.Reload(function, app.Root);
            SystemLog.Write(
                SystemLogLevel.Information, $"Function '{function.Name}' was loaded again (generation {reloaded.Generation}).");
        }
        catch (Exception exception) when (exception is ArgumentException or InvalidOperationException or IOException)
        {
            // The text may quote the script, which the system log must not: it names the place, and the last good version stays.
            Parser.ParseFile(function.Description.ScriptPath, out _, out var errors);
            var place = errors is [var first, ..]
                ? $"{first.ErrorId} at {function.Description.ScriptPath}:{first.Extent.StartLineNumber}:{first.Extent.StartColumnNumber}"
                : exception.GetType().Name;
            SystemLog.Write(
                SystemLogLevel.Error, $"Function '{function.Name}' has changed and cannot be loaded ({place}). The version before stays in use.");
        }
    }
}
