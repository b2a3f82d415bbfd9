using PowerShellWorker.Host.Workers;

namespace Host.Tests.Workers;

public sealed class RestartPolicyTests
{
    private readonly RestartPolicy _policy = new(1, TimeSpan.FromSeconds(2));

    [Fact]
    public void A_process_that_served_is_replaced_at_once()
    {
        for (var i = 0; i < 100; i++)
        {
            Assert.Equal(TimeSpan.Zero, _policy.OnEnded(hasServed: true));
        }
    }

    [Fact]
    public void Processes_that_die_without_serving_are_replaced_with_growing_waits() =>
        Assert.Equal([0, 0.25, 0.5, 1, 2, 2], Enumerable.Range(0, 6).Select(_ => _policy.OnEnded(hasServed: false).TotalSeconds));

    [Fact]
    public void Three_failed_starts_in_a_row_are_the_end()
    {
        Assert.True(_policy.OnStartFailed(out _));
        Assert.True(_policy.OnStartFailed(out _));
        Assert.False(_policy.OnStartFailed(out _));
    }

    [Fact]
    public void A_process_that_becomes_ready_ends_the_row()
    {
        _policy.OnStartFailed(out _);
        _policy.OnStartFailed(out _);
        _policy.OnReady();
        Assert.True(_policy.OnStartFailed(out _));
    }
}
