using System.Diagnostics;
using System.Text;

namespace System.Management.Automation.Runtime;

/// <summary>A program as a command of a pipeline: its output comes as lines of text, its input goes in as lines.</summary>
internal sealed class NativeCommandProcessor : CommandProcessor
{
    private readonly ApplicationInfo _application;
    private readonly Lock _gate = new();
    private List<string> _arguments = [];
    private Process? _process;
    private NativeOutputQueue? _queue;
    private NativeInputWriter? _input;
    private bool _hadErrors;

    public NativeCommandProcessor(ExecutionContext context, ApplicationInfo command)
        : base(context, command) => _application = command;

    public override bool HadErrors => _hadErrors;

    /// <summary>Output is wanted raw, as one byte stream: set by a pipeline that writes it to a file.</summary>
    public bool ReadsBytes { get; set; }

    public override void Bind(ReadOnlySpan<CommandArgument> arguments) => _arguments = NativeArguments.Build(arguments);

    public override void Begin()
    {
        var start = new ProcessStartInfo(_application.Path)
        {
            RedirectStandardInput = ExpectsInput,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
            StandardOutputEncoding = Encoding.UTF8,
            StandardErrorEncoding = Encoding.UTF8,
            WorkingDirectory = Context.CurrentDirectory,
        };
        if (ExpectsInput)
        {
            start.StandardInputEncoding = new UTF8Encoding(false);
        }

        foreach (var argument in _arguments)
        {
            start.ArgumentList.Add(argument);
        }

        try
        {
            lock (_gate)
            {
                _process = System.Diagnostics.Process.Start(start) ?? throw new InvalidOperationException("The program did not start.");
            }
        }
        catch (Exception e) when (e is System.ComponentModel.Win32Exception or InvalidOperationException)
        {
            var message = $"Program '{Command.Name}' failed to run: {e.Message}{MyInvocation?.PositionMessage}.";
            throw new ApplicationFailedException(message, e, "NativeCommandFailed", ErrorCategory.ResourceUnavailable);
        }

        _queue = new NativeOutputQueue(_process, ReadsBytes);
        _input = ExpectsInput ? new NativeInputWriter(Context, _process) : null;
    }

    public override void Process(object? input)
    {
        try
        {
            _input!.Write(input);
        }
        catch (IOException)
        {
            // The program stopped reading, as `head` does. What it wrote still counts.
            throw new StopUpstreamCommandsException(this);
        }

        while (_queue!.TryTake(out var item))
        {
            Emit(item);
        }
    }

    public override void ProcessWithoutInput()
    {
    }

    public override void End()
    {
        if (ExpectsInput)
        {
            try
            {
                _input!.Close();
            }
            catch (IOException)
            {
                // Closed by the program already.
            }
        }

        while (_queue!.Take(out var item))
        {
            Context.ThrowIfStopping();
            Emit(item);
        }

        _process!.WaitForExit();
        Context.ThrowIfStopping();
        Finish(_process.ExitCode);
    }

    public override void Stop()
    {
        lock (_gate)
        {
            try
            {
                _process?.Kill(entireProcessTree: true);
            }
            catch (InvalidOperationException)
            {
                // It ended by itself just now.
            }
        }
    }

    public override void Dispose()
    {
        lock (_gate)
        {
            if (_process is { } process)
            {
                if (_queue is { IsOver: false })
                {
                    Stop();
                }

                _input?.Dispose();
                process.Dispose();
                _process = null;
            }
        }
    }

    private void Emit(NativeOutputItem item)
    {
        if (!item.IsError)
        {
            Output.Write(item.Value);
            return;
        }

        var record = new ErrorRecord(new RemoteException((string)item.Value), item.IsFirstError ? "NativeCommandError" : "NativeCommandErrorMessage",
            ErrorCategory.NotSpecified, item.Value);
        record.SetInvocationInfoOnce(MyInvocation);
        Streams.Error.Write(record);
    }

    private void Finish(int exitCode)
    {
        Context.GlobalState.TopScope.SetLocal("LASTEXITCODE", exitCode);
        _hadErrors = exitCode != 0;
        if (exitCode == 0 || !LanguagePrimitives.IsTrue(Context.CurrentState.GetVariableValue("PSNativeCommandUseErrorActionPreference")))
        {
            return;
        }

        var error = new NativeCommandExitException(_application.Path, exitCode, 0,
            $"Program \"{Command.Name}\" ended with non-zero exit code: {exitCode} (0x{exitCode:X8}).", "ProgramExitedWithNonZeroCode");
        var record = new ErrorRecord(error.ErrorRecord, error);
        record.SetInvocationInfoOnce(MyInvocation);
        var preference = Context.CurrentState.GetVariableValue("ErrorActionPreference");
        Context.RecordError(record);
        if (LanguagePrimitives.TryConvertTo<ActionPreference>(preference, out var action) && action == ActionPreference.Stop)
        {
            throw error;
        }

        if (action is ActionPreference.Continue or ActionPreference.Inquire)
        {
            Streams.Error.Write(record);
        }
    }
}
