using System.Collections.ObjectModel;
using System.Management.Automation;
using System.Management.Automation.Host;
using System.Security;
using System.Text;

namespace Conformance;

/// <summary>Keeps the text; there is nobody to answer a prompt.</summary>
internal sealed class RecordingUserInterface : PSHostUserInterface
{
    private readonly StringBuilder _written = new();

    public string Written => _written.ToString();

    public override PSHostRawUserInterface RawUI => null!;

    public override void Write(string value) => _written.Append(value);

    public override void Write(ConsoleColor foregroundColor, ConsoleColor backgroundColor, string value) => _written.Append(value);

    public override void WriteLine(string value) => _written.Append(value).Append('\n');

    public override void WriteErrorLine(string value) => WriteLine(value);

    public override void WriteDebugLine(string message)
    {
        // The stream shows it; the recorded host was not asked.
    }

    public override void WriteVerboseLine(string message)
    {
    }

    public override void WriteWarningLine(string message)
    {
    }

    public override void WriteProgress(long sourceId, ProgressRecord record)
    {
    }

    public override string ReadLine() => throw NonInteractive();

    public override SecureString ReadLineAsSecureString() => throw NonInteractive();

    public override Dictionary<string, PSObject> Prompt(string caption, string message, Collection<FieldDescription> descriptions) =>
        throw NonInteractive();

    public override int PromptForChoice(string caption, string message, Collection<ChoiceDescription> choices, int defaultChoice) =>
        throw NonInteractive();

    public override PSCredential PromptForCredential(string caption, string message, string userName, string targetName) =>
        throw NonInteractive();

    public override PSCredential PromptForCredential(
        string caption, string message, string userName, string targetName, PSCredentialTypes allowedCredentialTypes, PSCredentialUIOptions options) =>
        throw NonInteractive();

    private static HostException NonInteractive() =>
        new("A command that prompts the user failed because the host program or the command type does not support user interaction.");
}
