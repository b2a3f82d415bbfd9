using System.Diagnostics;

namespace Conformance;

/// <summary>A child process that runs cases one after another, so that a case that kills its process costs only itself.</summary>
internal sealed class CaseProcess : IDisposable
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(40);

    private Process? _child;

    public async Task<CaseResult> RunAsync(CaseFile file)
    {
        _child ??= Start();
        using var limit = new CancellationTokenSource(Limit);
        try
        {
            await _child.StandardInput.WriteLineAsync($"{file.Name}\t{file.ScriptPath}".AsMemory(), limit.Token);
            await _child.StandardInput.FlushAsync(limit.Token);
            while (await _child.StandardOutput.ReadLineAsync(limit.Token) is { } line)
            {
                if (line.StartsWith(CaseServer.AnswerMark, StringComparison.Ordinal))
                {
                    return CaseResult.Parse(line[CaseServer.AnswerMark.Length..]);
                }
            }

            return Lost("the process died");
        }
        catch (OperationCanceledException)
        {
            return Lost($"no answer within {Limit.TotalSeconds} s");
        }
        catch (IOException)
        {
            return Lost("the process died");
        }
    }

    public void Dispose() => Discard();

    private CaseResult Lost(string why)
    {
        Discard();
        return new CaseResult { Output = "RUNNER: " + why };
    }

    private void Discard()
    {
        if (_child is { } child)
        {
            _child = null;
            if (!child.HasExited)
            {
                child.Kill(entireProcessTree: true);
            }

            child.Dispose();
        }
    }

    private static Process Start()
    {
        var assembly = typeof(CaseProcess).Assembly.Location;
        var start = new ProcessStartInfo("dotnet")
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        start.ArgumentList.Add(assembly);
        start.ArgumentList.Add("--serve");
        start.Environment["DOTNET_TieredPGO"] = "0";
        start.Environment["TZ"] = "UTC";
        var child = Process.Start(start)!;

        // What a case writes to standard error must not fill the pipe.
        child.ErrorDataReceived += static (_, _) => { };
        child.BeginErrorReadLine();
        return child;
    }
}
