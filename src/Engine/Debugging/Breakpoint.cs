namespace System.Management.Automation;

/// <summary>A place or an event at which the debugger stops a script, or runs an action.</summary>
public abstract class Breakpoint
{
    private static int _lastId;

    protected Breakpoint()
        : this(null, null)
    {
    }

    private protected Breakpoint(string? script, ScriptBlock? action)
    {
        Script = script!;
        Action = action!;
        Id = Interlocked.Increment(ref _lastId);
    }

    /// <summary>Runs instead of a stop; a <c>break</c> in it makes the stop happen. Null to stop always.</summary>
    public ScriptBlock Action { get; }

    public bool Enabled { get; private set; } = true;

    public int HitCount { get; private set; }

    /// <summary>Unique in this process.</summary>
    public int Id { get; }

    /// <summary>Full path of the only script that the breakpoint is for; null for all.</summary>
    public string Script { get; }

    internal void SetEnabled(bool enabled) => Enabled = enabled;

    internal void CountHit() => HitCount++;

    internal bool IsFor(string? file) => Script is null
        || (file is not null && file.Equals(Script, OperatingSystem.IsWindows() ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal));

    private protected string Place => Script is null ? "" : Path.GetFileName(Script) + ":";
}
