namespace Shared.Hosting;

/// <summary>A folder of a test's own, gone when the test ends.</summary>
public sealed class TemporaryFolder : IDisposable
{
    public string Path { get; } = Directory.CreateTempSubdirectory("psfunc-test-").FullName;

    /// <summary>Writes a file, with the folders above it.</summary>
    public TemporaryFolder With(string name, string content)
    {
        var path = System.IO.Path.Combine(Path, name);
        Directory.CreateDirectory(System.IO.Path.GetDirectoryName(path)!);
        File.WriteAllText(path, content);
        return this;
    }

    public void Dispose()
    {
        try
        {
            Directory.Delete(Path, recursive: true);
        }
        catch (IOException)
        {
            // A process that is just ending may still hold a file; the system's temporary folder is cleaned anyway.
        }
    }
}
