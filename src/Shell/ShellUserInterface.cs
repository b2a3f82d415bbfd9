using System.Collections.ObjectModel;
using System.Management.Automation;
using System.Management.Automation.Host;
using System.Security;

namespace PowerShellWorker.Shell;

/// <summary>Streams on the console: errors to standard error, everything else to standard output.</summary>
internal sealed class ShellUserInterface(bool nonInteractive) : PSHostUserInterface
{
    private readonly ShellRawUserInterface _rawUI = new();

    public override PSHostRawUserInterface RawUI => _rawUI;

    public override bool SupportsVirtualTerminal => !Console.IsOutputRedirected;

    public override void Write(string value) => Console.Out.Write(value);

    public override void Write(ConsoleColor foregroundColor, ConsoleColor backgroundColor, string value)
    {
        if (Console.IsOutputRedirected)
        {
            Console.Out.Write(value);
            return;
        }

        Console.ForegroundColor = foregroundColor;
        Console.Out.Write(value);
        Console.ResetColor();
    }

    public override void WriteLine() => Console.Out.WriteLine();

    public override void WriteLine(string value) => Console.Out.WriteLine(value);

    public override void WriteLine(ConsoleColor foregroundColor, ConsoleColor backgroundColor, string value)
    {
        Write(foregroundColor, backgroundColor, value);
        Console.Out.WriteLine();
    }

    public override void WriteErrorLine(string value)
    {
        // Output before the error must not come out after it when both go to one terminal.
        Console.Out.Flush();
        Console.Error.WriteLine(value);
    }

    public override void WriteWarningLine(string message) => Console.Out.WriteLine("WARNING: " + message);

    public override void WriteVerboseLine(string message) => Console.Out.WriteLine("VERBOSE: " + message);

    public override void WriteDebugLine(string message) => Console.Out.WriteLine("DEBUG: " + message);

    public override void WriteProgress(long sourceId, ProgressRecord record)
    {
        // Progress is for eyes: nothing is drawn where output may be a file.
    }

    public override string ReadLine()
    {
        RequireInteraction("Read-Host");
        return Console.In.ReadLine() ?? "";
    }

    public override SecureString ReadLineAsSecureString()
    {
        RequireInteraction("Read-Host -AsSecureString");
        var secret = new SecureString();
        while (true)
        {
            var key = Console.ReadKey(intercept: true);
            switch (key.Key)
            {
                case ConsoleKey.Enter:
                    Console.Out.WriteLine();
                    secret.MakeReadOnly();
                    return secret;
                case ConsoleKey.Backspace:
                    if (secret.Length > 0)
                    {
                        secret.RemoveAt(secret.Length - 1);
                    }

                    break;
                default:
                    if (key.KeyChar != '\0')
                    {
                        secret.AppendChar(key.KeyChar);
                    }

                    break;
            }
        }
    }

    public override Dictionary<string, PSObject> Prompt(string caption, string message, Collection<FieldDescription> descriptions)
    {
        RequireInteraction("A prompt");
        WriteHeader(caption, message);
        var answers = new Dictionary<string, PSObject>(StringComparer.OrdinalIgnoreCase);
        foreach (var field in descriptions)
        {
            Console.Out.Write(field.Name + ": ");
            answers[field.Name] = PSObject.AsPSObject(Console.In.ReadLine() ?? "");
        }

        return answers;
    }

    public override int PromptForChoice(string caption, string message, Collection<ChoiceDescription> choices, int defaultChoice)
    {
        RequireInteraction("A choice");
        WriteHeader(caption, message);
        while (true)
        {
            for (var i = 0; i < choices.Count; i++)
            {
                Console.Out.Write($"[{HotKey(choices[i].Label)}] {choices[i].Label.Replace("&", "", StringComparison.Ordinal)}  ");
            }

            Console.Out.Write("(default is \"" + (defaultChoice >= 0 ? HotKey(choices[defaultChoice].Label) : "") + "\"): ");
            var answer = Console.In.ReadLine();
            if (string.IsNullOrEmpty(answer))
            {
                return defaultChoice;
            }

            for (var i = 0; i < choices.Count; i++)
            {
                if (answer.Equals(HotKey(choices[i].Label), StringComparison.OrdinalIgnoreCase)
                    || answer.Equals(choices[i].Label.Replace("&", "", StringComparison.Ordinal), StringComparison.OrdinalIgnoreCase))
                {
                    return i;
                }
            }
        }
    }

    public override PSCredential PromptForCredential(string caption, string message, string userName, string targetName) =>
        PromptForCredential(caption, message, userName, targetName, PSCredentialTypes.Default, PSCredentialUIOptions.Default);

    public override PSCredential PromptForCredential(
        string caption, string message, string userName, string targetName, PSCredentialTypes allowedCredentialTypes, PSCredentialUIOptions options)
    {
        RequireInteraction("A credential");
        WriteHeader(caption, message);
        if (string.IsNullOrEmpty(userName))
        {
            Console.Out.Write("User: ");
            userName = Console.In.ReadLine() ?? "";
        }

        Console.Out.Write($"Password for user {userName}: ");
        return new PSCredential(userName, ReadLineAsSecureString());
    }

    private static void WriteHeader(string caption, string message)
    {
        if (!string.IsNullOrEmpty(caption))
        {
            Console.Out.WriteLine(caption);
        }

        if (!string.IsNullOrEmpty(message))
        {
            Console.Out.WriteLine(message);
        }
    }

    private static string HotKey(string label)
    {
        var mark = label.IndexOf('&', StringComparison.Ordinal);
        return mark >= 0 && mark + 1 < label.Length ? label.Substring(mark + 1, 1).ToUpperInvariant() : label;
    }

    private void RequireInteraction(string what)
    {
        if (nonInteractive)
        {
            throw new PSInvalidOperationException($"{what} needs a user, and the shell runs with -NonInteractive.");
        }
    }
}
