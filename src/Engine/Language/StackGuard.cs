using System.Runtime.CompilerServices;

namespace System.Management.Automation.Language;

/// <summary>Notices in time that recursion gets too deep, almost for free: the runtime is asked once every few kilobytes of stack only.</summary>
/// <remarks>For one thread at a time. The runtime's answer leaves room for at least 64 KB, more than the distance between two questions.</remarks>
internal struct StackGuard
{
    private const nuint Distance = 24 * 1024;
    private nuint _verified;

    public StackGuard() => _verified = nuint.MaxValue;

    /// <exception cref="InsufficientExecutionStackException">There is no room for further calls.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public unsafe void Ensure()
    {
        byte here;
        if ((nuint)(&here) < _verified)
        {
            Verify((nuint)(&here));
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Verify(nuint address)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        _verified = address - Distance;
    }
}
