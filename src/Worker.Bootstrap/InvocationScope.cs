using System.Collections.Concurrent;
using System.Management.Automation;
using System.Management.Automation.Runspaces;
using Microsoft.Azure.Functions.PowerShellWorker.Bindings;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>
/// What cmdlets know of the invocation in their runspace. One object a runspace, made with it and used for every invocation there.
/// </summary>
internal abstract class InvocationScope
{
    private static readonly ConcurrentDictionary<Guid, InvocationScope> ByRunspace = new();
    private static readonly AsyncLocal<InvocationScope?> Flowing = new();

    /// <summary>What the invocation has pushed.</summary>
    public OutputValues Outputs { get; } = new();

    /// <summary>The runspace's jobs; null until a command of the worker has run there.</summary>
    public JobRepository? Jobs { get; set; }

    /// <summary>Whether an invocation is under way.</summary>
    public abstract bool IsActive { get; }

    /// <summary>Sends a user log of the invocation to the host.</summary>
    public abstract void WriteLog(in FunctionLogEntry entry);

    /// <summary>The scope of a runspace of the worker; null for any other runspace.</summary>
    public static InvocationScope? Find(Guid runspaceInstanceId) => ByRunspace.GetValueOrDefault(runspaceInstanceId);

    /// <summary>The scope of the runspace that this thread works for; null outside the worker's own runspaces.</summary>
    public static InvocationScope? FindOwn() => Runspace.DefaultRunspace is { } runspace ? Find(runspace.InstanceId) : null;

    /// <summary>As <see cref="FindOwn"/>, and from parallel blocks and thread jobs that the invocation started.</summary>
    public static InvocationScope? FindOwnOrFlowing() => FindOwn() ?? Flowing.Value;

    /// <summary>Lets threads that this thread starts from now on find the scope.</summary>
    protected void Flow() => Flowing.Value = this;

    protected void Register(Guid runspaceInstanceId) => ByRunspace[runspaceInstanceId] = this;

    protected static void Unregister(Guid runspaceInstanceId) => ByRunspace.TryRemove(runspaceInstanceId, out _);
}
