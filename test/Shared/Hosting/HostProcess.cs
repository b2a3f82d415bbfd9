using System.Diagnostics;

namespace Shared.Hosting;

/// <summary>A running psfunc, as a user starts it.</summary>
public sealed class HostProcess : ConsoleProcess
{
    private HostProcess(ProcessStartInfo start)
        : base(start)
    {
    }

    /// <summary>Talks to the host. Long time-outs: slow machines are not what the tests are about.</summary>
    public HttpClient Client { get; } = new(new SocketsHttpHandler { UseProxy = false }) { Timeout = DefaultTimeout };

    /// <summary>Starts psfunc with these arguments and does not wait for anything.</summary>
    public static HostProcess Start(IEnumerable<string> arguments, IEnumerable<KeyValuePair<string, string>>? environment = null, string? folder = null)
    {
        var start = new ProcessStartInfo("dotnet", [RepositoryPaths.Output("Host", "psfunc.dll"), .. arguments])
        {
            WorkingDirectory = folder ?? Path.GetTempPath(),
        };
        foreach (var (name, value) in environment ?? [])
        {
            start.Environment[name] = value;
        }

        return new HostProcess(start);
    }

    /// <summary>Starts psfunc for an app on a free port and waits until its functions are listed.</summary>
    public static async Task<HostProcess> StartAppAsync(
        string app, IEnumerable<string>? arguments = null, IEnumerable<KeyValuePair<string, string>>? environment = null)
    {
        var host = Start(["start", app, "--port", "0", "--verbose", .. arguments ?? []], environment);
        try
        {
            var address = await host.WaitForAsync("Listening on (http://\\S+)");
            host.Client.BaseAddress = new Uri(address.Groups[1].Value);
            await host.WaitForAsync("For detailed output, run psfunc");
            return host;
        }
        catch
        {
            await host.DisposeAsync();
            throw;
        }
    }
}
