using System.Management.Automation;
using System.Management.Automation.Runspaces;

namespace Engine.Tests.Compiler;

/// <summary>Runs a script in a runspace of its own and shows its output as text.</summary>
internal static class ScriptRun
{
    public static string Output(string script) => Run(script).Output;

    public static (string Output, string Errors) Run(string script)
    {
        using var runspace = RunspaceFactory.CreateRunspace();
        runspace.Open();
        using var shell = PowerShell.Create();
        shell.Runspace = runspace;
        // A scope of its own, as a function has: variables live in slots.
        var output = shell.AddScript("& {\n" + script + "\n}").Invoke();
        return (string.Join('|', output), string.Join('|', shell.Streams.Error));
    }
}
