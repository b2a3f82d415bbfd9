using System.Management.Automation;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>The automatic variable <c>$CancellationToken</c>: the token of the invocation under way, made when it is first read.</summary>
internal sealed class CancellationTokenVariable(SlotScope scope)
    : PSVariable(VariableName, CancellationToken.None, ScopedItemOptions.AllScope)
{
    public const string VariableName = "CancellationToken";

    public override object? Value
    {
        get => scope.Current?.Token ?? CancellationToken.None;
        set => throw new SessionStateUnauthorizedAccessException("$CancellationToken is set by the worker and cannot be changed.");
    }
}
