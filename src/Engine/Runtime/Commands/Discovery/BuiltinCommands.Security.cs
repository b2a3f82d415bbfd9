using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Runtime;

internal static partial class BuiltinCommands
{
    static partial void AddSecurity(Table table)
    {
        const string Module = "Microsoft.PowerShell.Security";
        table.Add<ConvertFromSecureStringCommand>("ConvertFrom-SecureString", Module);
        table.Add<ConvertToSecureStringCommand>("ConvertTo-SecureString", Module);
        table.Add<GetCredentialCommand>("Get-Credential", Module);
        table.Add<GetExecutionPolicyCommand>("Get-ExecutionPolicy", Module);
        table.Add<SetExecutionPolicyCommand>("Set-ExecutionPolicy", Module);
    }
}
