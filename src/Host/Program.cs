using System.Runtime.InteropServices;
using System.Text;
using PowerShellWorker.Host.CommandLine;
using PowerShellWorker.Host.Configuration;
using PowerShellWorker.Host.Logging;

namespace PowerShellWorker.Host;

/// <summary>The psfunc command.</summary>
internal static class Program
{
    private static async Task<int> Main(string[] arguments)
    {
        try
        {
            var (kind, options) = CommandLineParser.Parse(arguments);
            switch (kind)
            {
                case CommandKind.Help:
                    await Console.Out.WriteLineAsync(HelpText.Text).ConfigureAwait(false);
                    return 0;
                case CommandKind.Version:
                    await Console.Out.WriteLineAsync(HostVersion.Product).ConfigureAwait(false);
                    return 0;
                default:
                    return await StartAsync(options).ConfigureAwait(false);
            }
        }
        catch (ConfigException error)
        {
            foreach (var problem in error.Problems)
            {
                await WriteErrorAsync(problem.ToString()).ConfigureAwait(false);
            }

            return 1;
        }
        catch (Exception error)
        {
            await WriteErrorAsync($"psfunc failed, and should not have: {error}").ConfigureAwait(false);
            return 1;
        }
    }

    private static async Task<int> StartAsync(StartOptions options)
    {
        using var stopping = new CancellationTokenSource();
        using var interrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, OnSignal);
        using var terminate = PosixSignalRegistration.Create(PosixSignal.SIGTERM, OnSignal);
        using var hangUp = PosixSignalRegistration.Create(PosixSignal.SIGHUP, OnSignal);
        await using var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)) { AutoFlush = false };
        await using var sink = new ConsoleSink(output, IsColored(Console.IsOutputRedirected));
        var setup = new HostSetup(options, Environment.GetEnvironmentVariables(), Directory.GetCurrentDirectory());
        using var host = new FunctionsHost(setup, sink);
        try
        {
            return await host.RunAsync(stopping.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (stopping.IsCancellationRequested)
        {
            // Stopped while it was still starting.
            return 0;
        }

        void OnSignal(PosixSignalContext context)
        {
            context.Cancel = true;
            if (stopping.IsCancellationRequested)
            {
                // Asked twice: ending the process takes its workers along.
                Environment.Exit(0);
            }

            stopping.Cancel();
        }
    }

    private static Task WriteErrorAsync(string text) =>
        Console.Error.WriteLineAsync(IsColored(Console.IsErrorRedirected) ? $"\u001b[31m{text}\u001b[39m" : text);

    private static bool IsColored(bool isRedirected) =>
        !isRedirected
        && string.IsNullOrEmpty(Environment.GetEnvironmentVariable("NO_COLOR"))
        && Environment.GetEnvironmentVariable("TERM") != "dumb";
}
