namespace PowerShellWorker.Load.Cli;

internal static class HelpText
{
    public const string Text = """
        psload measures a functions host or a language worker in a closed loop: as many requests as are outstanding, each
        answered one replaced at once.

          psload rpc  --app DIR --function NAME --worker WORKER [options]   as a bare host, over FunctionRpc
          psload http --url URL [options]                                   against an HTTP address

        Both
          --outstanding K     requests kept outstanding (http: connections)            default 100
          --warmup S          seconds before counting                                  default 3 (0 with --count)
          --seconds S         seconds counted                                          default 10
          --count N           count N requests instead of --seconds
          --repeat N          repetitions; rpc starts a new worker process for each    default 1
          --timeout S         give up when nothing is answered for so long             default 60
          --method M          HTTP method                                              default GET, POST with a body
          --body-bytes N      send a JSON body of N bytes
          --json              print one JSON object instead of a table

        rpc
          --app DIR           folder of the function app
          --function NAME     function that is invoked
          --worker WORKER     null: a built-in process that answers at once, the transport's limit
                              embedded: the worker built in this repository (artifacts/workers/powershell)
                              '<command line>': any other worker; the host's arguments are appended
                              May be given more than once: the repetitions take turns
          --functions N       load N copies of the function                            default 1
          --spread            invoke all the copies in turn, not only the first
          --query Q           query string of the request                              default name=Ada
          --env NAME=VALUE    environment variable for the worker; may be repeated
          --coldstart N       measure N starts instead: process start to first answer, medians
          --verbose           pass on what the worker writes to its console

        http
          --url URL           address, for example http://localhost:7071/api/hello?name=Ada
          --pid PID           process whose memory and CPU time are reported; may be repeated

        Exit code: 0 measured without an error, 1 with errors or not measured, 2 wrong arguments.
        """;
}
