using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>What a command name meant at one place, in one runspace, when it was last looked up.</summary>
internal sealed class CallSite
{
    private static int _lastId;

    public int Version { get; set; }

    public SessionStateInternal? State { get; set; }

    public CommandInfo? Command { get; set; }

    /// <summary>Numbers places, so that each runspace can keep what it found there in an array of its own.</summary>
    public static int NextId() => Interlocked.Increment(ref _lastId);
}
