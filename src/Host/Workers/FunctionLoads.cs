using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Invocations;

namespace PowerShellWorker.Host.Workers;

/// <summary>Which of the app's functions one worker process has loaded.</summary>
internal sealed class FunctionLoads
{
    private readonly AppModel _app;
    private readonly string _workerId;
    private readonly ILogger _log;
    private readonly TaskCompletionSource<InvocationException?>[] _loads;
    private readonly Dictionary<string, FunctionModel> _functions;

    public FunctionLoads(AppModel app, string workerId, ILogger log)
    {
        (_app, _workerId, _log) = (app, workerId, log);
        _loads = [.. app.Functions.Select(static _ => new TaskCompletionSource<InvocationException?>(TaskCreationOptions.RunContinuationsAsynchronously))];
        _functions = app.Functions.ToDictionary(static function => function.Id);
    }

    /// <summary>Ends when every function's load has been answered; cancelled when the worker ends first.</summary>
    public Task All => Task.WhenAll(_loads.Select(static load => load.Task));

    /// <summary>Ends when a function can be invoked: with null, or with what its invocations fail with. Cancelled when the worker ends first.</summary>
    public Task<InvocationException?> Of(FunctionModel function) => _loads[function.Index].Task;

    /// <summary>The requests to send. Disabled functions go last: they stay callable by hand, and nobody waits for them.</summary>
    /// <param name="asCollection">Whether the worker takes all in one message.</param>
    public IEnumerable<StreamingMessage> CreateRequests(bool asCollection)
    {
        var requests = _app.Functions.OrderBy(static function => function.IsDisabled).Select(CreateRequest).ToArray();
        if (asCollection && requests.Length > 0)
        {
            return [new StreamingMessage { FunctionLoadRequestCollection = new FunctionLoadRequestCollection { FunctionLoadRequests = { requests } } }];
        }

        return requests.Select(static request => new StreamingMessage { FunctionLoadRequest = request });
    }

    /// <summary>A worker's answer.</summary>
    public void OnResponse(FunctionLoadResponse response)
    {
        if (!_functions.TryGetValue(response.FunctionId, out var function))
        {
            WorkerLog.Unexpected(_log, $"FunctionLoadResponse for '{response.FunctionId}'", _workerId);
            return;
        }

        if (response.Result?.Status == StatusResult.Types.Status.Success)
        {
            WorkerLog.Loaded(_log, function.Name, _workerId);
            _loads[function.Index].TrySetResult(null);
            return;
        }

        var failure = InvocationException.FromWorker(InvocationFailure.Load, response.Result);
        WorkerLog.LoadFailed(_log, function.Name, response.Result?.Exception?.Message is { Length: > 0 } reason ? reason : failure.Message);
        _loads[function.Index].TrySetResult(failure);
    }

    /// <summary>The worker has ended: what waits for a load here has to look for another.</summary>
    public void Cancel()
    {
        foreach (var load in _loads)
        {
            load.TrySetCanceled();
        }
    }

    private FunctionLoadRequest CreateRequest(FunctionModel function)
    {
        var metadata = new RpcFunctionMetadata
        {
            Name = function.Name,
            Directory = function.Directory,
            ScriptFile = function.ScriptFile,
            EntryPoint = function.Config.EntryPoint ?? "",
        };
        foreach (var binding in function.Bindings)
        {
            metadata.Bindings[binding.Name] = new BindingInfo { Type = binding.Type, Direction = binding.Direction, DataType = binding.DataType };
        }

        return new FunctionLoadRequest
        {
            FunctionId = function.Id,
            Metadata = metadata,
            ManagedDependencyEnabled = _app.Host.IsManagedDependencyEnabled,
        };
    }
}
