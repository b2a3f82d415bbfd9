using System.Diagnostics;

namespace Shell.Tests;

/// <summary>Runs the shell as a process and collects what it printed.</summary>
internal static class ShellProcess
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    public static async Task<(int ExitCode, string Output, string Error)> RunAsync(string? input, params string[] arguments)
    {
        var start = new ProcessStartInfo("dotnet")
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        start.ArgumentList.Add(Path.Combine(AppContext.BaseDirectory, "psshell.dll"));
        foreach (var argument in arguments)
        {
            start.ArgumentList.Add(argument);
        }

        using var process = Process.Start(start)!;
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(TestContext.Current.CancellationToken);
        limit.CancelAfter(Limit);
        try
        {
            await process.StandardInput.WriteAsync(input ?? "");
            process.StandardInput.Close();
            var output = process.StandardOutput.ReadToEndAsync(limit.Token);
            var error = process.StandardError.ReadToEndAsync(limit.Token);
            await process.WaitForExitAsync(limit.Token);
            return (process.ExitCode, Normalize(await output), Normalize(await error));
        }
        finally
        {
            if (!process.HasExited)
            {
                process.Kill(entireProcessTree: true);
            }
        }
    }

    private static string Normalize(string text) => text.ReplaceLineEndings("\n");
}
