namespace System.Management.Automation;

/// <summary>What Write-Host sends along the information stream: a text with colours.</summary>
public class HostInformationMessage
{
    public ConsoleColor? BackgroundColor { get; set; }

    public ConsoleColor? ForegroundColor { get; set; }

    public string Message { get; set; } = string.Empty;

    public bool? NoNewLine { get; set; }

    public override string ToString() => Message;
}
