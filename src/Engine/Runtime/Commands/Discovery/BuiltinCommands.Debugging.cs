using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Runtime;

internal static partial class BuiltinCommands
{
    static partial void AddDebugging(Table table)
    {
        const string Module = "Microsoft.PowerShell.Utility";
        table.Add<DisablePSBreakpointCommand>("Disable-PSBreakpoint", Module);
        table.Add<EnablePSBreakpointCommand>("Enable-PSBreakpoint", Module);
        table.Add<GetPSBreakpointCommand>("Get-PSBreakpoint", Module);
        table.Add<GetPSCallStackCommand>("Get-PSCallStack", Module);
        table.Add<RemovePSBreakpointCommand>("Remove-PSBreakpoint", Module);
        table.Add<SetPSBreakpointCommand>("Set-PSBreakpoint", Module);
        table.Add<WaitDebuggerCommand>("Wait-Debugger", Module);
        table.Add<AddTypeCommand>("Add-Type", Module);
    }
}
