using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.Functions.PowerShellWorker.Pools;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>
/// Cancels invocations in steps: the script's token at once, its pipeline after a grace, its runspace when even that does not help.
/// </summary>
internal sealed class InvocationCanceller(WorkerContext context, SlotPool pool)
{
    /// <summary>Starts cancelling; returns at once. Unknown and answered invocations are left alone.</summary>
    /// <param name="invocationId">The invocation.</param>
    /// <param name="grace">How long the script may go on; null takes the setting.</param>
    public void Cancel(string invocationId, TimeSpan? grace)
    {
        if (pool.Find(invocationId) is not { } invocation)
        {
            return;
        }

        if (pool.AnswerWaiting(invocation, StatusResults.Cancelled(
            $"Invocation '{invocation.Id}' of '{invocation.Function.Name}' was cancelled while it waited for a runspace.")))
        {
            return;
        }

        _ = CancelRunningAsync(invocation, grace ?? context.Settings.CancelGrace);
    }

    private async Task CancelRunningAsync(PendingInvocation invocation, TimeSpan grace)
    {
        // Callbacks of the token are user code: not on the thread that reads messages.
        await Task.Run(invocation.Cancel).ConfigureAwait(false);
        await Task.Delay(grace).ConfigureAwait(false);
        if (invocation.State == InvocationState.Answered || pool.FindSlot(invocation) is not { } slot)
        {
            return;
        }

        slot.StopScript();
        await Task.Delay(context.Settings.StopTimeout).ConfigureAwait(false);
        if (invocation.TryAnswer())
        {
            Answers.Send(context.Replies, invocation, StatusResults.Cancelled(
                $"Invocation '{invocation.Id}' of '{invocation.Function.Name}' was cancelled. It did not stop within "
                + $"{context.Settings.StopTimeout.TotalSeconds:0.###} s, so its runspace was given up."));
            pool.OnInvocationEnded(invocation);
            pool.Abandon(slot);
        }
    }
}
