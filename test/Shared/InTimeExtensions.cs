using System.Runtime.CompilerServices;

namespace Shared;

/// <summary>A default time limit for awaits, with the line that waited in the message.</summary>
public static class InTimeExtensions
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    /// <summary>Awaits the task, for a minute at most.</summary>
    public static async Task<T> InTime<T>(this Task<T> task, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0)
    {
        try
        {
            return await task.WaitAsync(Limit);
        }
        catch (TimeoutException)
        {
            throw new TimeoutException($"{Path.GetFileName(file)}:{line} waited longer than {Limit.TotalSeconds} s.");
        }
    }
}
