namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Colours of layouts; none when the output is plain text.</summary>
internal sealed class FormatStyle
{
    public static readonly FormatStyle Plain = new(false);

    private const string Reset = "\x1b[0m";

    private FormatStyle(bool colored)
    {
        IsPlain = !colored;
        TableHeader = colored ? PSStyle.Instance.Formatting.TableHeader : "";
        ListLabel = colored ? PSStyle.Instance.Formatting.FormatAccent : "";
    }

    public bool IsPlain { get; }

    public string TableHeader { get; }

    public string ListLabel { get; }

    /// <summary>The style for output to text: coloured only when scripts ask for it whatever the target is.</summary>
    public static FormatStyle ForText() => PSStyle.Instance.OutputRendering == OutputRendering.Ansi ? new FormatStyle(true) : Plain;

    /// <summary>The style for a host, which knows whether it can show colours.</summary>
    public static FormatStyle ForHost(bool supportsAnsi)
        => PSStyle.Instance.OutputRendering == OutputRendering.Ansi || (PSStyle.Instance.OutputRendering == OutputRendering.Host && supportsAnsi)
            ? new FormatStyle(true) : Plain;

    public string Decorate(string text, string decoration) => IsPlain || decoration.Length == 0 ? text : decoration + text + Reset;
}
