namespace System.Management.Automation;

public static class VerbsCommunications
{
    public const string Connect = "Connect";
    public const string Disconnect = "Disconnect";
    public const string Read = "Read";
    public const string Receive = "Receive";
    public const string Send = "Send";
    public const string Write = "Write";
}
