using Microsoft.Azure.Functions.PowerShellWorker.Pools;

namespace Worker.Tests.Pools;

public sealed class GrowthPolicyTests
{
    private readonly GrowthPolicy _policy = new(processors: 4);

    [Fact]
    public void Does_not_grow_while_nobody_waits() => Assert.Equal(0, Decide(waiting: 0, waitMs: 0, serving: 1, heldUp: 1));

    [Fact]
    public void Does_not_grow_for_a_short_wait() => Assert.Equal(0, Decide(waiting: 100, waitMs: 1, serving: 1, heldUp: 0));

    [Fact]
    public void Serves_short_invocations_with_about_as_many_runspaces_as_processors()
    {
        Assert.Equal(2, Decide(waiting: 100, waitMs: 5, serving: 1, heldUp: 0));
        Assert.Equal(0, Decide(waiting: 100, waitMs: 5, serving: 3, heldUp: 0));
    }

    [Fact]
    public void Makes_up_for_runspaces_that_are_held_up_faster_the_more_there_are()
    {
        Assert.Equal(3, Decide(waiting: 100, waitMs: 5, serving: 3, heldUp: 3));
        Assert.Equal(20, Decide(waiting: 100, waitMs: 5, serving: 40, heldUp: 40));
    }

    [Fact]
    public void Adds_no_more_than_wait() => Assert.Equal(1, Decide(waiting: 1, waitMs: 5, serving: 40, heldUp: 40));

    [Fact]
    public void Tries_one_more_after_a_long_wait() => Assert.Equal(1, Decide(waiting: 100, waitMs: 600, serving: 3, heldUp: 0));

    [Fact]
    public void Grows_slowly_while_the_processors_are_busy()
    {
        Decide(waiting: 0, waitMs: 0, serving: 4, heldUp: 4, cpuMs: 0, now: 1000);

        Assert.Equal(1, Decide(waiting: 100, waitMs: 5, serving: 5, heldUp: 4, cpuMs: 400, now: 1100));
        Assert.Equal(0, Decide(waiting: 100, waitMs: 5, serving: 6, heldUp: 5, cpuMs: 800, now: 1200));
    }

    private int Decide(int waiting, double waitMs, int serving, int heldUp, double cpuMs = 0, long now = 1000) => _policy.Decide(
        new PoolMeasure(waiting, TimeSpan.FromMilliseconds(waitMs), serving, heldUp, TimeSpan.FromMilliseconds(cpuMs), now));
}
