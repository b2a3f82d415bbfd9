using System.Management.Automation;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Logs;

/// <summary>Adds advice to the two errors that nearly always mean a missing module.</summary>
internal static class ErrorAnalysis
{
    private const string CommandNotFound = "CommandNotFoundException";
    private const string ModuleNotFound = "Modules_ModuleNotFound,Microsoft.PowerShell.Commands.ImportModuleCommand";
    private const string Link = "https://aka.ms/functions-powershell-managed-dependency";

    /// <summary>The system log learns only that it happened; names may be the user's secret and go to the user's log alone.</summary>
    public static void Report(SlotScope scope, ErrorRecord record, bool isException)
    {
        var source = isException ? "exception" : "error";
        switch (record.FullyQualifiedErrorId)
        {
            case CommandNotFound:
                SystemLog.Write(SystemLogLevel.Warning, $"CommandNotFoundException detected ({source}).", null, scope.Current?.Id);
                scope.WriteLog(RpcLog.Types.Level.Warning, CommandAdvice(NameOf(record)));
                break;
            case ModuleNotFound:
                SystemLog.Write(SystemLogLevel.Warning, $"ModuleNotFound detected ({source}).", null, scope.Current?.Id);
                scope.WriteLog(RpcLog.Types.Level.Warning, ModuleAdvice(NameOf(record)));
                break;
        }
    }

    private static string NameOf(ErrorRecord record) =>
        record.Exception is CommandNotFoundException exception ? exception.CommandName : record.TargetObject?.ToString() ?? "";

    private static string CommandAdvice(string name) =>
        $"The function uses the command '{name}', which was not found. Add the module that has it to requirements.psd1 or to the app's "
        + $"Modules folder (see {Link}), and make sure that it is compatible with PowerShell 7. If the module is there, put an explicit "
        + "Import-Module before the failing line: its error tells why the module cannot be loaded.";

    private static string ModuleAdvice(string name) =>
        $"The function uses the module '{name}', which was not found. Add it to requirements.psd1 or to the app's Modules folder "
        + $"(see {Link}), and make sure that it is compatible with PowerShell 7.";
}
