namespace Rpc.Tests;

/// <summary>Every wait in a test ends: a hang is a failure with a line, not a run that never comes back.</summary>
internal static class TimeLimit
{
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(30);

    /// <summary>Cancelled with the test run, or when this wait has taken too long.</summary>
    public static CancellationToken Token
    {
        get
        {
            var limit = CancellationTokenSource.CreateLinkedTokenSource(TestContext.Current.CancellationToken);
            limit.CancelAfter(Longest);
            return limit.Token;
        }
    }
}
