using System.Management.Automation;

namespace PowerShellWorker.Shell;

/// <summary>Adds the words after a script's path to a command as pwsh does: <c>-Name</c> and <c>-Name:value</c> are parameters,
/// everything else is text; only <c>$true</c> and <c>$false</c> behind a colon are more than text.</summary>
internal static class ScriptArguments
{
    public static void AddTo(PowerShell command, IReadOnlyList<string> arguments)
    {
        for (var i = 0; i < arguments.Count; i++)
        {
            var argument = arguments[i];
            if (argument.Length < 2 || argument[0] != '-' || !(char.IsLetter(argument[1]) || argument[1] is '_' or '?'))
            {
                command.AddArgument(argument);
                continue;
            }

            var colon = argument.IndexOf(':', StringComparison.Ordinal);
            if (colon > 0)
            {
                command.AddParameter(argument[1..colon], Value(argument[(colon + 1)..]));
            }
            else
            {
                // Whether the next word is this parameter's value is for the script's own parameters to say.
                command.AddParameter(argument[1..]);
            }
        }
    }

    private static object Value(string text) => text switch
    {
        _ when text.Equals("$true", StringComparison.OrdinalIgnoreCase) => true,
        _ when text.Equals("$false", StringComparison.OrdinalIgnoreCase) => false,
        _ => text,
    };
}
