using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>An <c>$ErrorActionPreference</c> for the time of one call.</summary>
internal readonly struct ScopedPreference : IDisposable
{
    private const string Name = "ErrorActionPreference";

    private readonly ExecutionContext? _context;
    private readonly object? _old;

    private ScopedPreference(ExecutionContext context, ActionPreference preference)
    {
        _context = context;
        _old = context.GlobalState.TopScope.TryGetValue(Name, out var old) ? old : ActionPreference.Continue;
        context.GlobalState.TopScope.SetLocal(Name, preference);
    }

    public static ScopedPreference Set(ExecutionContext context, ActionPreference? preference)
        => preference is { } given ? new ScopedPreference(context, given) : default;

    public void Dispose() => _context?.GlobalState.TopScope.SetLocal(Name, _old);
}
