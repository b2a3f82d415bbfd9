using System.Diagnostics;

namespace Shared;

/// <summary>Runs a program to its end.</summary>
public static class StartProcess
{
    /// <summary>Runs <c>dotnet <paramref name="assembly"/></c>; returns the exit code and the lines of standard error.</summary>
    public static async Task<(int ExitCode, IReadOnlyList<string> Errors)> RunAsync(
        string assembly, IEnumerable<string> arguments, Dictionary<string, string>? environment = null)
    {
        var info = new ProcessStartInfo("dotnet", [assembly, .. arguments])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach (var (name, value) in environment ?? [])
        {
            info.Environment[name] = value;
        }

        using var process = Process.Start(info)!;
        try
        {
            var output = process.StandardOutput.ReadToEndAsync();
            var errors = await process.StandardError.ReadToEndAsync().WaitAsync(TimeSpan.FromSeconds(60));
            await output;
            await process.WaitForExitAsync().WaitAsync(TimeSpan.FromSeconds(60));
            return (process.ExitCode, errors.Split('\n', StringSplitOptions.RemoveEmptyEntries));
        }
        catch (TimeoutException)
        {
            process.Kill(entireProcessTree: true);
            throw;
        }
    }
}
