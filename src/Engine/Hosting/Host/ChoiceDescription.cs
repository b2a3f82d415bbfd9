namespace System.Management.Automation.Host;

public sealed class ChoiceDescription
{
    public ChoiceDescription(string label) => throw Unsupported.Member();
    public ChoiceDescription(string label, string helpMessage) => throw Unsupported.Member();
    public string HelpMessage { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Label { get => throw Unsupported.Member(); }
}
