namespace Load.Tests;

/// <summary>A function app with one HTTP function.</summary>
internal sealed class TemporaryApp : IDisposable
{
    public TemporaryApp(string functionJson = """{ "bindings": [ { "type": "httpTrigger", "direction": "in", "name": "Request", "route": "greet/{id:int}" }, { "type": "http", "direction": "out", "name": "Response" } ] }""")
    {
        Folder = Directory.CreateTempSubdirectory("load-tests").FullName;
        Directory.CreateDirectory(Path.Combine(Folder, "hello"));
        File.WriteAllText(Path.Combine(Folder, "hello", "function.json"), functionJson);
        File.WriteAllText(Path.Combine(Folder, "hello", "run.ps1"), "");
    }

    public string Folder { get; }

    public void Dispose() => Directory.Delete(Folder, recursive: true);
}
