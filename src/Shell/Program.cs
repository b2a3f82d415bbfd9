namespace PowerShellWorker.Shell;

internal static class Program
{
    // As pwsh: a command line that cannot be followed.
    private const int BadCommandLine = 64;

    private static int Main(string[] args)
    {
        ShellOptions options;
        try
        {
            options = ShellOptionsParser.Parse(args, Console.IsInputRedirected);
        }
        catch (ShellOptionsException e)
        {
            Console.Error.WriteLine(e.Message);
            return BadCommandLine;
        }

        using var output = ConsoleOutput.Buffered();
        using var session = new ShellSession(options);
        return session.Run();
    }
}
