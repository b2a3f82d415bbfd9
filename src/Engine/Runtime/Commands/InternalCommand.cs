namespace System.Management.Automation.Internal;

public abstract class InternalCommand
{
    internal InternalCommand() { }
    public CommandOrigin CommandOrigin { get => throw Unsupported.Member(); }
}
