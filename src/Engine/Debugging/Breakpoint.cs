namespace System.Management.Automation;

public abstract class Breakpoint
{
    protected Breakpoint() => throw Unsupported.Member();
    public ScriptBlock Action { get => throw Unsupported.Member(); }
    public bool Enabled { get => throw Unsupported.Member(); }
    public int HitCount { get => throw Unsupported.Member(); }
    public int Id { get => throw Unsupported.Member(); }
    public string Script { get => throw Unsupported.Member(); }
}
