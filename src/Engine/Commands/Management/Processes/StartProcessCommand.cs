using System.Collections;
using System.ComponentModel;
using System.Diagnostics;

namespace Microsoft.PowerShell.Commands;

/// <summary>Starts a program.</summary>
[Cmdlet("Start", "Process", DefaultParameterSetName = "Default", SupportsShouldProcess = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097141")]
[OutputType(typeof(Process))]
public sealed class StartProcessCommand : PSCmdlet, IDisposable
{
    private readonly CancellationTokenSource _stop = new();

    [Parameter(Mandatory = true, Position = 0, ValueFromPipelineByPropertyName = true)]
    [ValidateNotNullOrEmpty]
    [Alias("PSPath", "Path")]
    public string? FilePath { get; set; }

    [Parameter(Position = 1)]
    [Alias("Args")]
    public string?[]? ArgumentList { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public string? WorkingDirectory { get; set; }

    [Parameter(ParameterSetName = "Default")]
    [Alias("nnw")]
    public SwitchParameter NoNewWindow { get; set; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    [Parameter(ParameterSetName = "Default")]
    [Alias("RSE")]
    [ValidateNotNullOrEmpty]
    public string? RedirectStandardError { get; set; }

    [Parameter(ParameterSetName = "Default")]
    [Alias("RSI")]
    [ValidateNotNullOrEmpty]
    public string? RedirectStandardInput { get; set; }

    [Parameter(ParameterSetName = "Default")]
    [Alias("RSO")]
    [ValidateNotNullOrEmpty]
    public string? RedirectStandardOutput { get; set; }

    [Parameter]
    public SwitchParameter Wait { get; set; }

    [Parameter(ParameterSetName = "Default")]
    public SwitchParameter UseNewEnvironment { get; set; }

    [Parameter]
    public Hashtable? Environment { get; set; }

    protected override void BeginProcessing()
    {
        if (!ShouldProcess(FilePath!, "Start-Process"))
        {
            return;
        }

        Process process;
        try
        {
            process = Process.Start(MakeStart()) ?? throw new InvalidOperationException("The program did not start.");
        }
        catch (Exception e) when (e is Win32Exception or InvalidOperationException or IOException)
        {
            ThrowTerminatingError(new ErrorRecord(new InvalidOperationException(
                $"This command cannot be run due to the error: {e.Message}", e), "InvalidOperationException", ErrorCategory.InvalidOperation, null));
            return;
        }

        var copies = Redirect(process);
        if (PassThru)
        {
            WriteObject(process);
        }

        if (Wait)
        {
            try
            {
                process.WaitForExitAsync(_stop.Token).GetAwaiter().GetResult();
                Task.WaitAll(copies, _stop.Token);
            }
            catch (OperationCanceledException)
            {
                process.Kill(entireProcessTree: true);
            }
        }
    }

    protected override void StopProcessing() => _stop.Cancel();

    public void Dispose() => _stop.Dispose();

    private ProcessStartInfo MakeStart()
    {
        var start = new ProcessStartInfo(Program())
        {
            UseShellExecute = false,
            WorkingDirectory = WorkingDirectory is null ? Context.Providers.FileSystemPath : GetUnresolvedProviderPathFromPSPath(WorkingDirectory),
            RedirectStandardInput = RedirectStandardInput is not null,
            RedirectStandardOutput = RedirectStandardOutput is not null,
            RedirectStandardError = RedirectStandardError is not null,
        };

        // One command line, as the user wrote it: quotes in it are the program's affair.
        start.Arguments = string.Join(' ', ArgumentList ?? []);
        if (UseNewEnvironment)
        {
            start.Environment.Clear();
        }

        foreach (DictionaryEntry entry in Environment ?? [])
        {
            start.Environment[CmdletSupport.Text(entry.Key)] = entry.Value is null ? null : CmdletSupport.Text(entry.Value);
        }

        return start;
    }

    private string Program()
    {
        var local = GetUnresolvedProviderPathFromPSPath(FilePath!);
        if (File.Exists(local) && (FilePath!.Contains('/') || FilePath.Contains('\\')))
        {
            return local;
        }

        return InvokeCommand.GetCommand(FilePath!, CommandTypes.Application) is ApplicationInfo application ? application.Path : FilePath!;
    }

    private Task[] Redirect(Process process)
    {
        var copies = new List<Task>();
        if (RedirectStandardInput is not null)
        {
            using var source = File.OpenRead(GetUnresolvedProviderPathFromPSPath(RedirectStandardInput));
            source.CopyTo(process.StandardInput.BaseStream);
            process.StandardInput.Close();
        }

        if (RedirectStandardOutput is not null)
        {
            copies.Add(CopyAsync(process.StandardOutput.BaseStream, RedirectStandardOutput));
        }

        if (RedirectStandardError is not null)
        {
            copies.Add(CopyAsync(process.StandardError.BaseStream, RedirectStandardError));
        }

        return [.. copies];
    }

    private Task CopyAsync(Stream source, string path)
    {
        var target = File.Create(GetUnresolvedProviderPathFromPSPath(path));
        return Task.Run(async () =>
        {
            await using (target.ConfigureAwait(false))
            {
                await source.CopyToAsync(target, CancellationToken.None).ConfigureAwait(false);
            }
        });
    }
}
