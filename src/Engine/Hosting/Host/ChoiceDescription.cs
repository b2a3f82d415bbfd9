namespace System.Management.Automation.Host;

/// <summary>One of the answers that a host may be asked to offer. An ampersand in the label stands before its key.</summary>
public sealed class ChoiceDescription
{
    private string _helpMessage = string.Empty;

    public ChoiceDescription(string label)
    {
        ArgumentException.ThrowIfNullOrEmpty(label);
        Label = label;
    }

    public ChoiceDescription(string label, string helpMessage)
        : this(label) => HelpMessage = helpMessage;

    public string HelpMessage
    {
        get => _helpMessage;
        set
        {
            ArgumentNullException.ThrowIfNull(value);
            _helpMessage = value;
        }
    }

    public string Label { get; }
}
