using PowerShellWorker.Load.Cli;
using PowerShellWorker.Load.Http;
using PowerShellWorker.Load.Rpc;
using PowerShellWorker.Load.Workers;

namespace PowerShellWorker.Load;

internal static class Program
{
    // 0: measured without an error; 1: measured, but with errors, or it could not be measured; 2: wrong arguments.
    private const int Failed = 1;
    private const int WrongUsage = 2;

    private static async Task<int> Main(string[] args)
    {
        using var stop = new CancellationTokenSource();
        Console.CancelKeyPress += (_, pressed) =>
        {
            pressed.Cancel = true;
            stop.Cancel();
        };
        try
        {
            switch (args.FirstOrDefault())
            {
                case NullWorker.Command:
                    return await NullWorker.RunAsync(args[1..]).ConfigureAwait(false);
                case "rpc":
                    return await RpcMode.RunAsync(RpcLoadOptions.Parse(args[1..]), Console.Out, stop.Token).ConfigureAwait(false);
                case "http":
                    return await HttpMode.RunAsync(HttpLoadOptions.Parse(args[1..]), Console.Out, stop.Token).ConfigureAwait(false);
                case "--version":
                    Console.WriteLine(Reporting.Machine.ProgramVersion);
                    return 0;
                case "--help" or "-h" or "-?":
                    Console.WriteLine(HelpText.Text);
                    return 0;
                case null:
                    throw new UsageException("No mode given. Use 'rpc' or 'http'.");
                case var mode:
                    throw new UsageException($"Unknown mode '{mode}'. Use 'rpc' or 'http'.");
            }
        }
        catch (UsageException exception)
        {
            await Console.Error.WriteLineAsync($"psload: {exception.Message}\nSee psload --help.").ConfigureAwait(false);
            return WrongUsage;
        }
        catch (LoadException exception)
        {
            await Console.Error.WriteLineAsync($"psload: {exception.Message}").ConfigureAwait(false);
            return Failed;
        }
        catch (OperationCanceledException) when (stop.IsCancellationRequested)
        {
            await Console.Error.WriteLineAsync("psload: stopped.").ConfigureAwait(false);
            return Failed;
        }
    }
}
