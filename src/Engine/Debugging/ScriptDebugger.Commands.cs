using System.Globalization;

namespace System.Management.Automation;

internal sealed partial class ScriptDebugger
{
    private const string Help = """
         s, stepInto         Single step (step into functions, scripts, etc.)
         v, stepOver         Step to next statement (step over functions, scripts, etc.)
         o, stepOut          Step out of the current function, script, etc.
         c, continue         Continue operation
         q, quit             Stop operation and exit the debugger
         k, Get-PSCallStack  Display call stack
         l, list             List source code for the current script.
         ?, h                Displays this help message.
        """;

    private PowerShell? _command;

    public override DebuggerCommandResults ProcessCommand(PSCommand command, PSDataCollection<PSObject> output)
    {
        ArgumentNullException.ThrowIfNull(command);
        ArgumentNullException.ThrowIfNull(output);
        if (_stop is null)
        {
            throw new PSInvalidOperationException("Commands can be processed only while a script is stopped in the debugger.");
        }

        var text = command.Commands.Count == 1 ? command.Commands[0].CommandText.Trim() : "";
        if (ResumeActionOf(text) is { } action)
        {
            _stop.ResumeAction = action;
            return new DebuggerCommandResults(action, evaluatedByDebugger: true);
        }

        switch (text.ToLowerInvariant())
        {
            case "k":
                foreach (var frame in GetCallStack())
                {
                    output.Add(PSObject.AsPSObject(frame));
                }

                return new DebuggerCommandResults(null, evaluatedByDebugger: true);
            case "l" or "list":
                output.Add(PSObject.AsPSObject(ListSource()));
                return new DebuggerCommandResults(null, evaluatedByDebugger: true);
            case "?" or "h":
                output.Add(PSObject.AsPSObject(Help));
                return new DebuggerCommandResults(null, evaluatedByDebugger: true);
            default:
                Run(command, output);
                return new DebuggerCommandResults(null, evaluatedByDebugger: false);
        }
    }

    private static DebuggerResumeAction? ResumeActionOf(string text) => text.ToLowerInvariant() switch
    {
        "s" or "stepinto" => DebuggerResumeAction.StepInto,
        "v" or "stepover" => DebuggerResumeAction.StepOver,
        "o" or "stepout" => DebuggerResumeAction.StepOut,
        "c" or "continue" => DebuggerResumeAction.Continue,
        "q" or "quit" or "exit" => DebuggerResumeAction.Stop,
        _ => null,
    };

    private void Run(PSCommand command, PSDataCollection<PSObject> output)
    {
        using var nested = PowerShell.Create(RunspaceMode.CurrentRunspace);
        nested.Commands = command;
        _command = nested;
        try
        {
            nested.Invoke<PSObject>(null!, output);
        }
        finally
        {
            _command = null;
        }
    }

    /// <summary>A few lines around the stop, the current one marked.</summary>
    private string ListSource()
    {
        const int Before = 5;
        const int Shown = 16;
        var position = _stop!.InvocationInfo.ScriptPosition;
        var text = position.StartScriptPosition.GetFullScript() ?? position.Text;
        var lines = text.Split('\n');
        var first = Math.Max(0, position.StartLineNumber - 1 - Before);
        return string.Join('\n', lines.Skip(first).Take(Shown).Select((line, i) => string.Create(
            CultureInfo.InvariantCulture,
            $"{first + i + 1,5}:{(first + i + 1 == position.StartLineNumber ? "*" : " ")} {line.TrimEnd('\r')}")));
    }
}
