namespace System.Management.Automation;

public class HostInformationMessage
{
    public HostInformationMessage() => throw Unsupported.Member();
    public ConsoleColor? BackgroundColor { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ConsoleColor? ForegroundColor { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Message { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool? NoNewLine { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
