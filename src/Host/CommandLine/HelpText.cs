namespace PowerShellWorker.Host.CommandLine;

/// <summary>What psfunc --help prints.</summary>
internal static class HelpText
{
    public const string Text =
        """
        psfunc: runs a PowerShell function app on this machine.

        Usage:
          psfunc start [path] [options]    Start the app in a folder; without one, the app that the current folder belongs to.
          psfunc --help                    Show this text.
          psfunc --version                 Show the version.

        Options of start:
          -p, --port <n>                   Port to listen on. Default: Host.LocalHttpPort of local.settings.json, else 7071. 0 picks a free one.
              --address <ip>               Address to listen on. Default: Host.LocalHttpAddress, else 127.0.0.1.
              --functions <name> ...       Load only these functions.
              --cors <origins>             Origins that browsers may call from, comma separated, or *. Default: Host.CORS.
              --cors-credentials           Let such calls carry cookies. Default: Host.CORSCredentials.
              --enableAuth                 Check function keys; without it every call is allowed.
              --worker-config <path>       The worker to run: its worker.config.json or the folder that holds it.
              --language-worker <args>     Arguments for the program that runs the worker, before the worker's path.
              --user-log-level <level>     Lowest level shown of what functions log: Trace to Critical, None. Default: Information.
              --verbose                    Show the host's and the worker's own records too, and whose each record is.
              --script-root, --prefix <path>  The same as [path].

        Accepted and without effect, for scripts written for other hosts: --no-build, --offline, --timeout <s>.
        Ctrl+C stops the app: running requests may end, for up to 10 seconds; a second Ctrl+C ends them at once.
        Exit codes: 0 stopped as asked, 1 something is wrong with the app, the options or the worker.
        """;
}
