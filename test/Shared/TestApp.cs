using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Shared;

/// <summary>A function app in a folder of its own, made by a test and removed after it.</summary>
public sealed class TestApp : IDisposable
{
    private readonly List<FunctionLoadRequest> _functions = [];

    public TestApp()
    {
        Root = Directory.CreateTempSubdirectory("app-").FullName;
    }

    public string Root { get; }

    public IReadOnlyList<FunctionLoadRequest> Functions => _functions;

    /// <summary>An HTTP function named <paramref name="name"/> with input <c>Request</c> and output <c>Response</c>.</summary>
    public FunctionLoadRequest AddHttp(string name, string script) =>
        Add(name, script, ("Request", "httpTrigger", BindingInfo.Types.Direction.In), ("Response", "http", BindingInfo.Types.Direction.Out));

    /// <summary>A function with a script <c>run.ps1</c> and the given bindings.</summary>
    public FunctionLoadRequest Add(string name, string script, params (string Name, string Type, BindingInfo.Types.Direction Direction)[] bindings) =>
        AddFile(name, "run.ps1", script, "", bindings);

    /// <summary>A function with a script file of any name and an entry point.</summary>
    public FunctionLoadRequest AddFile(
        string name, string file, string script, string entryPoint, params (string Name, string Type, BindingInfo.Types.Direction Direction)[] bindings)
    {
        var path = Write(Path.Combine(name, file), script);
        var request = Describe(name, path, entryPoint, bindings);
        _functions.Add(request);
        return request;
    }

    /// <summary>The load request for a function whose file may or may not exist; it is not added to the app.</summary>
    public FunctionLoadRequest Describe(
        string name, string scriptPath, string entryPoint, params (string Name, string Type, BindingInfo.Types.Direction Direction)[] bindings)
    {
        var request = new FunctionLoadRequest
        {
            FunctionId = Guid.NewGuid().ToString(),
            Metadata = new RpcFunctionMetadata
            {
                Name = name,
                Directory = Path.Combine(Root, name),
                ScriptFile = scriptPath,
                EntryPoint = entryPoint,
            },
        };
        foreach (var binding in bindings)
        {
            request.Metadata.Bindings.Add(binding.Name, new BindingInfo { Type = binding.Type, Direction = binding.Direction });
        }

        return request;
    }

    /// <summary>Writes a file of the app and returns its full path.</summary>
    public string Write(string relativePath, string content)
    {
        var path = Path.Combine(Root, relativePath);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, content);
        return path;
    }

    public void Dispose() => Directory.Delete(Root, recursive: true);
}
