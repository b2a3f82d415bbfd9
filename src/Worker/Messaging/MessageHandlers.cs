using System.Diagnostics;
using System.Runtime.InteropServices;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;
using Microsoft.Azure.Functions.PowerShellWorker.Indexing;
using Microsoft.Azure.Functions.PowerShellWorker.Invocation;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Pools;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Messaging;

/// <summary>What the worker does on each message. Called on the reading loop, so everything here is brief; the rest is handed on.</summary>
internal sealed class MessageHandlers(WorkerContext context, SlotPool pool, InvocationCanceller canceller, Action<TimeSpan> shutDown)
{
    private readonly BackgroundQueue _background = new();
    private readonly FileChangeHandler _fileChanges = new(context, pool);
    private Exception? _appFailure;

    public void Initialize(string requestId, WorkerInitRequest request)
    {
        var started = Stopwatch.GetTimestamp();
        Environment.SetEnvironmentVariable("AZUREPS_HOST_ENVIRONMENT", $"AzureFunctions/{request.HostVersion}");
        Environment.SetEnvironmentVariable("POWERSHELL_DISTRIBUTION_CHANNEL", $"Azure-Functions:{request.HostVersion}");
        if (request.LogCategories.Count > 0)
        {
            context.LogFilter = new LogFilter(request.LogCategories);
        }

        var response = new WorkerInitResponse { Result = StatusResults.Success(), WorkerMetadata = Metadata() };
        Capabilities.AddTo(response.Capabilities, context.Settings, request.Capabilities);
        if (context.Settings.CustomPipeName is { } pipeName)
        {
            // Waits for the engine, so it cannot be done here.
            _background.Post(() =>
            {
                OpenAttachPipe(pipeName, response);
                ReplyToInit(requestId, response, started);
            });
            return;
        }

        ReplyToInit(requestId, response, started);
    }

    public void Status(string requestId) =>
        context.Replies.Send(new StreamingMessage { RequestId = requestId, WorkerStatusResponse = new WorkerStatusResponse() });

    public void WarmUp(string requestId) => context.Replies.Send(new StreamingMessage
    {
        // The engine warms itself from the start; there is nothing that a request could add.
        RequestId = requestId,
        WorkerWarmupResponse = new WorkerWarmupResponse { Result = StatusResults.Success() },
    });

    public void Load(string requestId, FunctionLoadRequest request) => _background.Post(() =>
        context.Replies.Send(new StreamingMessage { RequestId = requestId, FunctionLoadResponse = Load(request) }));

    public void LoadAll(string requestId, FunctionLoadRequestCollection request) => _background.Post(() =>
    {
        var response = new FunctionLoadResponseCollection();
        response.FunctionLoadResponses.AddRange(request.FunctionLoadRequests.Select(Load));
        context.Replies.Send(new StreamingMessage { RequestId = requestId, FunctionLoadResponseCollection = response });
    });

    public void Invoke(string requestId, InvocationRequest request)
    {
        if (context.Functions.TryGet(request.FunctionId, out var function))
        {
            pool.Enqueue(new PendingInvocation(requestId, request, function));
        }
        else if (_background.IsIdle)
        {
            RefuseUnknown(requestId, request);
        }
        else
        {
            // Its load may be under way: look again after what was asked for before.
            _background.Post(() =>
            {
                if (context.Functions.TryGet(request.FunctionId, out var loaded))
                {
                    pool.Enqueue(new PendingInvocation(requestId, request, loaded));
                }
                else
                {
                    RefuseUnknown(requestId, request);
                }
            });
        }
    }

    public void Cancel(InvocationCancel request) => canceller.Cancel(request.InvocationId, request.GracePeriod?.ToTimeSpan());

    public void Terminate(WorkerTerminate request) => shutDown(request.GracePeriod?.ToTimeSpan() ?? TimeSpan.FromSeconds(5));

    public void ReloadEnvironment(string requestId, FunctionEnvironmentReloadRequest request) => _background.Post(() =>
    {
        var response = new FunctionEnvironmentReloadResponse { WorkerMetadata = Metadata() };
        try
        {
            EnvironmentReloader.Reload(request, context);
            pool.Queue.Limit = context.Settings.QueueLimit;
            _appFailure = null;
            response.Result = StatusResults.Success();
        }
        catch (Exception exception) when (exception is IOException or ArgumentException or UnauthorizedAccessException)
        {
            response.Result = StatusResults.Failure(exception);
        }

        Capabilities.AddTelemetryTo(response.Capabilities, context.Settings);
        context.Replies.Send(new StreamingMessage { RequestId = requestId, FunctionEnvironmentReloadResponse = response });
    });

    public void DescribeFunctions(string requestId, FunctionsMetadataRequest request) => _background.Post(() =>
    {
        FunctionMetadataResponse response;
        try
        {
            response = FunctionIndexer.Index(request.FunctionAppDirectory);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or ArgumentException)
        {
            response = new FunctionMetadataResponse { Result = StatusResults.Failure(exception) };
        }

        context.Replies.Send(new StreamingMessage { RequestId = requestId, FunctionMetadataResponse = response });
    });

    public void ChangeFile(FileChangeEventRequest request) =>
        _background.Post(() => _fileChanges.Handle(request.FullPath, request.Type));

    private WorkerMetadata Metadata() => new()
    {
        RuntimeName = "powershell",
        RuntimeVersion = context.Start.Engine.Version,
        WorkerVersion = WorkerProcess.Version,
        WorkerBitness = RuntimeInformation.OSArchitecture.ToString(),
        CustomProperties =
        {
            ["PowerShellEngine"] = context.Start.Engine.Kind,
            ["PowerShellHome"] = context.Start.Engine.Folder,
        },
    };

    private void ReplyToInit(string requestId, WorkerInitResponse response, long started)
    {
        context.Replies.Send(new StreamingMessage { RequestId = requestId, WorkerInitResponse = response });
        SystemLog.Write(
            SystemLogLevel.Trace, $"Worker init request completed in {Stopwatch.GetElapsedTime(started).TotalMilliseconds:F0} ms.", requestId);
    }

    private void OpenAttachPipe(string pipeName, WorkerInitResponse response)
    {
        try
        {
            SystemLog.Write(
                SystemLogLevel.Trace,
                $"The process can be attached to with: Enter-PSHostProcess -CustomPipeName {pipeName} (PSWorkerCustomPipeName).");
            context.Bridge.OpenAttachPipe(pipeName);
        }
        catch (NotSupportedException exception)
        {
            // The app runs without it; only a debugger misses it.
            SystemLog.Write(SystemLogLevel.Warning, exception.Message);
        }
        catch (Exception exception) when (exception is IOException or ArgumentException or InvalidOperationException)
        {
            response.Result = StatusResults.Failure(exception);
        }
    }

    private FunctionLoadResponse Load(FunctionLoadRequest request)
    {
        var response = new FunctionLoadResponse { FunctionId = request.FunctionId };
        try
        {
            if (!context.Functions.Contains(request.FunctionId) && request.Metadata?.IsProxy != true)
            {
                LoadNew(request);
            }

            response.Result = StatusResults.Success();
        }
        catch (Exception exception)
        {
            // One function that cannot be loaded must not keep the others from running.
            response.Result = StatusResults.Failure(exception);
        }

        return response;
    }

    private void LoadNew(FunctionLoadRequest request)
    {
        if (_appFailure is not null)
        {
            throw _appFailure;
        }

        pool.Maker.Prepare();
        var app = context.App ?? OpenApp(request);
        context.Functions.Load(request, app.Root);
    }

    /// <summary>The first function shows where the app is. If that fails, so does every later load, with the same error.</summary>
    private FunctionApp OpenApp(FunctionLoadRequest request)
    {
        var started = Stopwatch.GetTimestamp();
        try
        {
            var app = FunctionApp.Find(request.Metadata?.Directory ?? "", context.Start.BaseFolder);
            Environment.SetEnvironmentVariable("PSModulePath", app.ModulePath);
            context.App = app;
            pool.PrepareIdle();
            SystemLog.Write(
                SystemLogLevel.Trace, $"First function load request completed in {Stopwatch.GetElapsedTime(started).TotalMilliseconds:F0} ms.");
            return app;
        }
        catch (Exception exception)
        {
            _appFailure = exception;
            throw;
        }
    }

    private void RefuseUnknown(string requestId, InvocationRequest request) => Answers.Send(
        context.Replies,
        requestId,
        request.InvocationId,
        StatusResults.Failure(new InvalidOperationException($"Function with the ID '{request.FunctionId}' was not loaded.")));
}
