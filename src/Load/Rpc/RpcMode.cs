using PowerShellWorker.Load.Apps;
using PowerShellWorker.Load.Cli;
using PowerShellWorker.Load.Measuring;
using PowerShellWorker.Load.Reporting;
using PowerShellWorker.Load.Workers;

namespace PowerShellWorker.Load.Rpc;

/// <summary>Plays a bare functions host to one or several workers, in turn.</summary>
internal static class RpcMode
{
    public static async Task<int> RunAsync(RpcLoadOptions options, TextWriter output, CancellationToken cancellationToken)
    {
        var function = FunctionDescription.Read(options.AppDirectory, options.Function);
        WorkerCommand[] commands = [.. options.Workers.Select(WorkerCommand.Parse)];
        var host = await BareHost.StartAsync(cancellationToken).ConfigureAwait(false);
        await using (host.ConfigureAwait(false))
        {
            return options.ColdStarts > 0
                ? await ColdStartsAsync(host, commands, function, options, output, cancellationToken).ConfigureAwait(false)
                : await LoopsAsync(host, commands, function, options, output, cancellationToken).ConfigureAwait(false);
        }
    }

    private static async Task<int> LoopsAsync(
        BareHost host,
        WorkerCommand[] commands,
        FunctionDescription function,
        RpcLoadOptions options,
        TextWriter output,
        CancellationToken cancellationToken)
    {
        var facts = RpcFacts(function, options);
        var report = Report.Create(options.Loop, output, facts);
        LoadResult[] results = [.. commands.Select(command => new LoadResult(command.Label))];
        // Workers take turns, so that what changes on the machine meanwhile meets all of them.
        for (var repetition = 1; repetition <= options.Loop.Repeat; repetition++)
        {
            for (var i = 0; i < commands.Length; i++)
            {
                var run = await LoopAsync(host, commands[i], function, options, results[i], cancellationToken).ConfigureAwait(false);
                results[i].Runs.Add(run);
                report.OnRun(results[i], repetition);
            }
        }

        report.OnEnd(results);
        return results.Any(result => result.Errors > 0) ? 1 : 0;
    }

    private static async Task<RunResult> LoopAsync(
        BareHost host,
        WorkerCommand command,
        FunctionDescription function,
        RpcLoadOptions options,
        LoadResult result,
        CancellationToken cancellationToken)
    {
        var timeout = options.Loop.SilenceLimit;
        var session = await host.StartWorkerAsync(command, options.AppDirectory, options.Environment, options.Verbose, timeout, cancellationToken).ConfigureAwait(false);
        await using (session.ConfigureAwait(false))
        {
            await session.InitializeAsync(options.AppDirectory, command.Directory, timeout, cancellationToken).ConfigureAwait(false);
            var loads = Enumerable.Range(0, options.Copies)
                .Select(copy => function.ToLoadRequest(Guid.NewGuid().ToString(), copy == 0 ? function.Name : $"{function.Name}{copy}"))
                .ToList();
            await session.LoadAsync(loads, timeout, cancellationToken).ConfigureAwait(false);
            var trigger = new Trigger(function, options);
            var templates = loads
                .Take(options.Spread ? loads.Count : 1)
                .Select(load => new RequestTemplate(trigger.CreateRequest(RequestTemplate.IdPlaceholder, load.FunctionId, session.Init.Capabilities)))
                .ToArray();
            result.RequestBytes = templates[0].Bytes;
            result.Runtime = $"{session.Init.WorkerMetadata?.RuntimeName} {session.Init.WorkerMetadata?.RuntimeVersion}".Trim();
            return await new ClosedLoop(session, options.Loop, templates).RunAsync(cancellationToken).ConfigureAwait(false);
        }
    }

    private static async Task<int> ColdStartsAsync(
        BareHost host,
        WorkerCommand[] commands,
        FunctionDescription function,
        RpcLoadOptions options,
        TextWriter output,
        CancellationToken cancellationToken)
    {
        var starts = commands.Select(_ => new List<ColdStart>()).ToArray();
        for (var n = 0; n < options.ColdStarts; n++)
        {
            for (var i = 0; i < commands.Length; i++)
            {
                starts[i].Add(await ColdStart.MeasureAsync(host, commands[i], function, options, cancellationToken).ConfigureAwait(false));
            }
        }

        ColdStartReport.Write(output, RpcFacts(function, options), commands.Zip(starts, (command, list) => (command.Label, list)).ToList(), options.Loop.Json);
        return 0;
    }

    private static IReadOnlyList<KeyValuePair<string, string>> RpcFacts(FunctionDescription function, RpcLoadOptions options)
    {
        const string PoolLimit = "PSWorkerInProcConcurrencyUpperBound";
        var limit = options.Environment.TryGetValue(PoolLimit, out var given) ? given : Environment.GetEnvironmentVariable(PoolLimit) ?? "1000";
        return
        [
            new("mode", "rpc"),
            new("app", options.AppDirectory),
            new("function", options.Copies == 1 ? function.Name : $"{function.Name}, {options.Copies} copies, {(options.Spread ? "invoked in turn" : "one invoked")}"),
            new("poolLimit", limit),
        ];
    }
}
