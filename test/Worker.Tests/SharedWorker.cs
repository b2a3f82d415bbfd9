using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;

namespace Worker.Tests;

/// <summary>One worker with one runspace for all tests of a class, so that they do not each pay for a process.</summary>
public sealed class SharedWorker : IAsyncLifetime
{
    private BareHost? _host;
    private int _count;

    public TestApp App { get; } = new();

    public BareHost Host => _host!;

    public async ValueTask InitializeAsync() => _host = await BareHost.InitializedAsync();

    /// <summary>A name that no function of this worker has.</summary>
    public string NewName() => $"f{Interlocked.Increment(ref _count)}";

    /// <summary>Loads an HTTP function and invokes it.</summary>
    public async Task<InvocationResponse> RunHttpAsync(string script, TypedData? request = null)
    {
        var function = App.AddHttp(NewName(), script);
        return await LoadAndInvokeAsync(function, ("Request", request ?? Invocations.Http()));
    }

    /// <summary>Loads a function with input <c>in</c> and output <c>out</c> and invokes it.</summary>
    public async Task<InvocationResponse> RunAsync(string script, TypedData input, string outputType = "blob")
    {
        var function = App.Add(
            NewName(), script, ("in", "queueTrigger", BindingInfo.Types.Direction.In), ("out", outputType, BindingInfo.Types.Direction.Out));
        return await LoadAndInvokeAsync(function, ("in", input));
    }

    public async Task<InvocationResponse> LoadAndInvokeAsync(FunctionLoadRequest function, params (string Name, TypedData Data)[] inputs)
    {
        var loaded = await Host.LoadAsync(function);
        Assert.True(loaded.Result.Status == StatusResult.Types.Status.Success, loaded.Result.Exception?.Message);
        return await Host.InvokeAsync(function, inputs);
    }

    public async ValueTask DisposeAsync()
    {
        if (_host is not null)
        {
            await _host.DisposeAsync();
        }

        App.Dispose();
    }
}
