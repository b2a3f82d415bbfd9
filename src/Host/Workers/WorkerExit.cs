using System.Globalization;

namespace PowerShellWorker.Host.Workers;

/// <summary>How a worker process came to its end.</summary>
/// <param name="Executable">Program that ran.</param>
/// <param name="Code">Exit code; null when the process never started.</param>
/// <param name="ErrorLines">The last errors it printed, three at most.</param>
/// <param name="Cause">Why the host ended it; null when it ended by itself.</param>
internal sealed record WorkerExit(string Executable, int? Code, IReadOnlyList<string> ErrorLines, string? Cause)
{
    /// <summary>One sentence, then the last error lines, one a line.</summary>
    public string Description
    {
        get
        {
            var program = Path.GetFileName(Executable);
            var code = Code is { } value
                ? string.Create(CultureInfo.InvariantCulture, $"{program} exited with code {value} (0x{value:X}).")
                : $"{program} did not start.";
            var text = Cause is null ? code : $"{Cause} {code}";
            return ErrorLines.Count == 0 ? text : $"{text}\n{string.Join('\n', ErrorLines)}";
        }
    }
}
