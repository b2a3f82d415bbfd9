using System.Management.Automation;
using System.Management.Automation.Runspaces;

namespace Engine.Tests.Hosting;

public class InitialSessionStateTests
{
    [Fact]
    public void Added_variables_and_functions_are_there()
    {
        var state = InitialSessionState.CreateDefault2();
        state.Variables.Add(new SessionStateVariableEntry("answer", 42, null));
        state.Commands.Add(new SessionStateFunctionEntry("Get-Answer", "$answer + $args[0]"));

        Assert.Equal(43, Run(state, "Get-Answer 1"));
    }

    [Fact]
    public void An_empty_state_has_no_commands()
    {
        var state = InitialSessionState.Create();
        state.LanguageMode = PSLanguageMode.FullLanguage;

        Assert.Equal("CommandNotFoundException", Run(state, "try { Write-Output 1 } catch { $_.FullyQualifiedErrorId }"));
    }

    [Fact]
    public void A_removed_command_is_gone_and_the_others_stay()
    {
        var state = InitialSessionState.CreateDefault2();
        state.Commands.Remove("Write-Host", null);

        Assert.Equal("gone 1", Run(state, "try { Write-Host x } catch { 'gone ' + (Write-Output 1) }"));
    }

    private static object Run(InitialSessionState state, string script)
    {
        using var runspace = RunspaceFactory.CreateRunspace(state);
        runspace.ThreadOptions = PSThreadOptions.UseCurrentThread;
        runspace.Open();
        using var shell = PowerShell.Create(runspace);
        return Assert.Single(shell.AddScript(script).Invoke()).BaseObject;
    }
}
