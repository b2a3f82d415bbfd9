using System.Management.Automation;
using System.Management.Automation.Runspaces;

namespace PowerShellWorker.Shell;

/// <summary>One runspace on the console, and what the command line wants to be run in it.</summary>
internal sealed class ShellSession : IDisposable
{
    private const string HelpText = """
        Usage: psshell [-NoLogo] [-NoProfile] [-NonInteractive] [-NoExit] [-WorkingDirectory <folder>]
                       [[-File] <script.ps1> [arguments] | -Command <text | -> | -EncodedCommand <base64>]

        Runs a script, a command or a prompt on the embedded PowerShell engine. Without a script or command it reads
        commands from the terminal, or from standard input when that is a file or pipe.
        Exit code: the script's own (exit n); 1 after a terminating error; 64 for a command line that cannot be followed.
        """;

    private readonly ShellOptions _options;
    private readonly ShellHost _host;
    private Runspace? _runspace;
    private PowerShell? _running;

    public ShellSession(ShellOptions options)
    {
        _options = options;
        _host = new ShellHost(options.NonInteractive);
    }

    /// <summary>Does what the options say and returns the process's exit code.</summary>
    public int Run()
    {
        switch (_options.Mode)
        {
            case ShellMode.Help:
                Console.Out.WriteLine(HelpText);
                return 0;
            case ShellMode.Version:
                Console.Out.WriteLine("PowerShell " + EngineVersion);
                return 0;
        }

        if (_options.WorkingDirectory is { } folder)
        {
            if (!Directory.Exists(folder))
            {
                Console.Error.WriteLine($"The folder '{folder}' of -WorkingDirectory does not exist.");
                return 64;
            }

            Directory.SetCurrentDirectory(folder);
        }

        if (_options.Mode == ShellMode.File && !File.Exists(_options.Text))
        {
            Console.Error.WriteLine($"The script '{_options.Text}' does not exist. Check the path, or use -Command for a command.");
            return 64;
        }

        Open();
        RunProfile();
        var code = _options.Mode switch
        {
            ShellMode.File => RunFile(),
            ShellMode.Command => RunText(_options.Text),
            ShellMode.StandardInput => RunText(Console.In.ReadToEnd()),
            _ => Prompt(),
        };
        return _options.NoExit && _host.ExitCode is null ? Prompt() : _host.ExitCode ?? code;
    }

    public void Dispose()
    {
        _running?.Dispose();
        _runspace?.Dispose();
    }

    private static string EngineVersion => typeof(PowerShell).Assembly.GetName().Version!.ToString(3);

    private void Open()
    {
        _runspace = RunspaceFactory.CreateRunspace(_host, InitialSessionState.CreateDefault2());
        _runspace.ThreadOptions = PSThreadOptions.UseCurrentThread;
        _host.Runspace = _runspace;
        _runspace.Open();
        Runspace.DefaultRunspace = _runspace;
        _runspace.ExecutionContextOrNull!.ExitEndsHost = true;
        Console.CancelKeyPress += (_, e) =>
        {
            // Ctrl+C ends what runs, not a prompt that waits; a script's shell ends with it.
            _running?.Stop();
            e.Cancel = _options.Mode == ShellMode.Interactive;
        };
    }

    private void RunProfile()
    {
        if (_options.NoProfile || _options.Mode != ShellMode.Interactive)
        {
            return;
        }

        var profile = Path.Combine(
            Environment.GetFolderPath(Environment.SpecialFolder.ApplicationData), "powershell", "Microsoft.PowerShell_profile.ps1");
        if (File.Exists(profile))
        {
            Invoke(command => command.AddCommand(profile, useLocalScope: false));
        }
    }

    private int RunFile()
    {
        var succeeded = Invoke(command =>
        {
            command.AddCommand(Path.GetFullPath(_options.Text), useLocalScope: false);
            ScriptArguments.AddTo(command, _options.Arguments);
        });

        // exit ends a script file and leaves its code to whoever ran it. A script that ends without it has the code 0, whatever its last program said.
        return !succeeded ? 1 : LastStatementSucceeded() ? 0 : _runspace!.SessionStateProxy.GetVariable("LASTEXITCODE") as int? ?? 0;
    }

    private int RunText(string text)
    {
        var succeeded = Invoke(command => command.AddScript(text, useLocalScope: false));
        return succeeded && LastStatementSucceeded() ? 0 : 1;
    }

    private int Prompt()
    {
        if (!_options.NoLogo)
        {
            Console.Out.WriteLine("PowerShell " + EngineVersion + " (embedded engine)");
        }

        while (_host.ExitCode is null)
        {
            Console.Out.Write("PS " + _runspace!.SessionStateProxy.Path.CurrentLocation + "> ");
            var line = Console.In.ReadLine();
            if (line is null)
            {
                return 0;
            }

            if (line.Length > 0)
            {
                Invoke(command => command.AddScript(ReadWholeStatement(line), useLocalScope: false));
            }
        }

        return _host.ExitCode ?? 0;
    }

    /// <summary>Asks for further lines as long as what was typed so far only lacks its end.</summary>
    private static string ReadWholeStatement(string first)
    {
        var text = first;
        while (true)
        {
            System.Management.Automation.Language.Parser.ParseInput(text, out _, out var errors);
            if (!Array.Exists(errors, e => e.IncompleteInput))
            {
                return text;
            }

            Console.Out.Write(">> ");
            if (Console.In.ReadLine() is not { } more)
            {
                return text;
            }

            text += "\n" + more;
        }
    }

    /// <summary>Runs one command with its output formatted to the console. False if a terminating error ended it.</summary>
    private bool Invoke(Action<PowerShell> build)
    {
        using var command = PowerShell.Create();
        command.Runspace = _runspace!;
        build(command);
        command.Commands.Commands[^1].MergeMyResults(PipelineResultTypes.Error, PipelineResultTypes.Output);
        command.AddCommand("Out-Default");
        _running = command;
        try
        {
            command.Invoke();
            return true;
        }
        catch (RuntimeException e)
        {
            Report(e.ErrorRecord);
            return false;
        }
        finally
        {
            _running = null;
        }
    }

    private bool LastStatementSucceeded() => _runspace!.ExecutionContextOrNull!.LastSucceeded;

    private void Report(ErrorRecord error)
    {
        using var report = PowerShell.Create();
        report.Runspace = _runspace!;
        report.AddCommand("Out-Default").AddParameter("InputObject", error);
        report.Invoke();
    }
}
