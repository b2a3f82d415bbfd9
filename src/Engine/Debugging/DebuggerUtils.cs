namespace System.Management.Automation.Internal;

public static class DebuggerUtils
{
    public const string GetPSCallStackOverrideFunction = "function Get-PSCallStack\r\n        {\r\n            [CmdletBinding()]\r\n            param()\r\n\r\n            if ($null -ne $PSWorkflowDebugger)\r\n            {\r\n                foreach ($frame in $PSWorkflowDebugger.GetCallStack())\r\n                {\r\n                    Write-Output $frame\r\n                }\r\n            }\r\n\r\n            Set-StrictMode -Off\r\n        }";
    public const string RemoveVariableFunction = "function Remove-DebuggerVariable\r\n        {\r\n            [CmdletBinding()]\r\n            param(\r\n                [Parameter(Position=0)]\r\n                [string[]]\r\n                $Name\r\n            )\r\n\r\n            foreach ($item in $Name)\r\n            {\r\n                microsoft.powershell.utility\\remove-variable -name $item -scope global\r\n            }\r\n\r\n            Set-StrictMode -Off\r\n        }";
    public const string SetVariableFunction = "function Set-DebuggerVariable\r\n        {\r\n            [CmdletBinding()]\r\n            param(\r\n                [Parameter(Position=0)]\r\n                [HashTable]\r\n                $Variables\r\n            )\r\n\r\n            foreach($key in $Variables.Keys)\r\n            {\r\n                microsoft.powershell.utility\\set-variable -Name $key -Value $Variables[$key] -Scope global\r\n            }\r\n\r\n            Set-StrictMode -Off\r\n        }";
    public static void EndMonitoringRunspace(Debugger debugger, PSMonitorRunspaceInfo runspaceInfo) => throw Unsupported.Member();
    public static IEnumerable<string> GetWorkflowDebuggerFunctions() => throw Unsupported.Member();
    public static bool ShouldAddCommandToHistory(string command) => throw Unsupported.Member();
    public static void StartMonitoringRunspace(Debugger debugger, PSMonitorRunspaceInfo runspaceInfo) => throw Unsupported.Member();
}
