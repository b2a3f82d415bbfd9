using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;

namespace Shared.Node;

/// <summary>
/// Node with a gRPC implementation that is not ours, for the interoperability tests. The packages are installed on first use, into a
/// folder that git ignores, exactly as the lock file says.
/// </summary>
public static class NodeRuntime
{
    private const int LeastMajorVersion = 18;

    private static readonly TimeSpan InstallLimit = TimeSpan.FromMinutes(3);

    private static readonly Lazy<string?> Problem = new(Prepare);

    /// <summary>Folder of the scripts.</summary>
    public static string Scripts { get; } = Path.Combine(Repository.Root, "test", "Shared", "Node", "js");

    /// <summary>Why the tests cannot run here and what would help; null when they can.</summary>
    public static string? WhyNot => Problem.Value;

    /// <summary>Starts a script; the caller ends it.</summary>
    public static Process Start(string script, params IReadOnlyList<string> arguments) => Start("node", Scripts, [script, .. arguments]);

    /// <summary>Runs a script to its end and returns what it printed.</summary>
    /// <exception cref="InvalidOperationException">It took too long or ended with an error, whose text is told.</exception>
    public static async Task<string> RunAsync(string script, CancellationToken cancellationToken, params IReadOnlyList<string> arguments)
    {
        using var process = Start(script, arguments);
        var output = process.StandardOutput.ReadToEndAsync(cancellationToken);
        var errors = process.StandardError.ReadToEndAsync(cancellationToken);
        try
        {
            await process.WaitForExitAsync(cancellationToken);
            return process.ExitCode == 0
                ? await output
                : throw new InvalidOperationException($"{script} ended with {process.ExitCode}: {await errors}{await output}");
        }
        finally
        {
            if (!process.HasExited)
            {
                process.Kill(entireProcessTree: true);
            }
        }
    }

    private static Process Start(string program, string folder, IReadOnlyList<string> arguments)
    {
        var start = new ProcessStartInfo(program, arguments)
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        return Process.Start(start) ?? throw new InvalidOperationException($"'{program}' was not started.");
    }

    private static string? Prepare()
    {
        const string Remedy = "Install Node 18 or newer with npm (nodejs.org) to run the interoperability tests.";
        try
        {
            var version = Run("node", "--version").Trim().TrimStart('v');
            if (!int.TryParse(version.Split('.')[0], NumberStyles.None, CultureInfo.InvariantCulture, out var major) || major < LeastMajorVersion)
            {
                return $"Node is {version}. {Remedy}";
            }

            return Install();
        }
        catch (Win32Exception)
        {
            return $"Node is not on the PATH. {Remedy}";
        }
        catch (InvalidOperationException exception)
        {
            return $"{exception.Message} {Remedy}";
        }
    }

    private static string? Install()
    {
        // Two test projects may come here at the same time.
        using var only = new Mutex(initiallyOwned: false, "powershell-worker-node-interop");
        only.WaitOne();
        try
        {
            var installed = new FileInfo(Path.Combine(Scripts, "node_modules", ".package-lock.json"));
            var locked = new FileInfo(Path.Combine(Scripts, "package-lock.json"));
            if (!installed.Exists || installed.LastWriteTimeUtc < locked.LastWriteTimeUtc)
            {
                Run(OperatingSystem.IsWindows() ? "npm.cmd" : "npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts");
            }

            return null;
        }
        catch (InvalidOperationException exception)
        {
            return $"npm could not install the locked packages: {exception.Message} Check the network or npm's registry setting, then run 'npm ci' in {Scripts}.";
        }
        finally
        {
            only.ReleaseMutex();
        }
    }

    private static string Run(string program, params IReadOnlyList<string> arguments)
    {
        using var process = Start(program, Scripts, arguments);
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEndAsync();
        if (!process.WaitForExit(InstallLimit))
        {
            process.Kill(entireProcessTree: true);
            throw new InvalidOperationException($"'{program} {string.Join(' ', arguments)}' took more than {InstallLimit.TotalMinutes} minutes.");
        }

        return process.ExitCode == 0
            ? output.GetAwaiter().GetResult()
            : throw new InvalidOperationException($"'{program} {string.Join(' ', arguments)}' ended with {process.ExitCode}: {errors.GetAwaiter().GetResult().Trim()}");
    }
}
