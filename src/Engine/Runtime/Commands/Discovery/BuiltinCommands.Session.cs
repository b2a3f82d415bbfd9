using Microsoft.PowerShell.Commands;
using Microsoft.PowerShell.ThreadJob;

namespace System.Management.Automation.Runtime;

internal static partial class BuiltinCommands
{
    static partial void AddSession(Table table)
    {
        const string Core = "Microsoft.PowerShell.Core";
        const string Utility = "Microsoft.PowerShell.Utility";
        table.Add<GetCommandCommand>("Get-Command", Core);
        table.Add<GetJobCommand>("Get-Job", Core);
        table.Add<ReceiveJobCommand>("Receive-Job", Core);
        table.Add<RemoveJobCommand>("Remove-Job", Core);
        table.Add<StopJobCommand>("Stop-Job", Core);
        table.Add<WaitJobCommand>("Wait-Job", Core);
        table.Add<StartThreadJobCommand>("Start-ThreadJob", "Microsoft.PowerShell.ThreadJob");
        table.Add<GetEventCommand>("Get-Event", Utility);
        table.Add<GetEventSubscriberCommand>("Get-EventSubscriber", Utility);
        table.Add<NewEventCommand>("New-Event", Utility);
        table.Add<RegisterEngineEventCommand>("Register-EngineEvent", Utility);
        table.Add<RegisterObjectEventCommand>("Register-ObjectEvent", Utility);
        table.Add<RemoveEventCommand>("Remove-Event", Utility);
        table.Add<UnregisterEventCommand>("Unregister-Event", Utility);
        table.Add<WaitEventCommand>("Wait-Event", Utility);
    }
}
