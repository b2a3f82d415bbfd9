using System.ComponentModel;
using System.Diagnostics;
using PowerShellWorker.Load.Cli;
using PowerShellWorker.Load.Reporting;

namespace PowerShellWorker.Load.Http;

/// <summary>K connections against one address, each sending its next request when it has the whole answer to the last.</summary>
internal static class HttpMode
{
    public static async Task<int> RunAsync(HttpLoadOptions options, TextWriter output, CancellationToken cancellationToken)
    {
        var processes = options.ProcessIds.Select(Find).ToArray();
        var request = HttpRequestBytes.Create(options);
        var result = new LoadResult(options.Url.ToString()) { RequestBytes = request.Length, Runtime = "HTTP/1.1" };
        var report = Report.Create(options.Loop, output, [new("mode", "http"), new("url", options.Url.ToString())]);
        for (var repetition = 1; repetition <= options.Loop.Repeat; repetition++)
        {
            result.Runs.Add(await new HttpLoop(options, request, processes).RunAsync(cancellationToken).ConfigureAwait(false));
            report.OnRun(result, repetition);
        }

        report.OnEnd([result]);
        return result.Errors > 0 ? 1 : 0;
    }

    private static Process Find(int id)
    {
        try
        {
            return Process.GetProcessById(id);
        }
        catch (Exception exception) when (exception is ArgumentException or InvalidOperationException or Win32Exception)
        {
            throw new UsageException($"--pid {id}: there is no such process.");
        }
    }
}
