using System.Collections.Concurrent;
using System.Security.Cryptography;
using System.Text.Json;

namespace PowerShellWorker.Host.Http;

/// <summary>Keys in files of a folder that only this user can read; made with random values when first asked for.</summary>
internal sealed class SecretStore(string folder)
{
    private static readonly JsonSerializerOptions Json = new(JsonSerializerDefaults.Web) { WriteIndented = true };

    private readonly ConcurrentDictionary<string, Lazy<SecretFile>> _files = new(StringComparer.OrdinalIgnoreCase);

    public string Folder => folder;

    public SecretFile Host => Get("host", static () => new SecretFile
    {
        MasterKey = new SecretKey("master", NewKey()),
        FunctionKeys = [new SecretKey("default", NewKey())],
    });

    public SecretFile Function(string name) => Get(name, static () => new SecretFile { FunctionKeys = [new SecretKey("default", NewKey())] });

    private static string NewKey() => Convert.ToBase64String(RandomNumberGenerator.GetBytes(40)).Replace('+', '-').Replace('/', '_');

    private SecretFile Get(string name, Func<SecretFile> create) => _files.GetOrAdd(name, key => new Lazy<SecretFile>(() => Load(key, create))).Value;

    private SecretFile Load(string name, Func<SecretFile> create)
    {
        var path = Path.Combine(folder, $"{name}.json");
        if (File.Exists(path))
        {
            return JsonSerializer.Deserialize<SecretFile>(File.ReadAllText(path), Json)!;
        }

        var file = create();
        var options = new FileStreamOptions { Mode = FileMode.Create, Access = FileAccess.Write };
        Directory.CreateDirectory(folder);
        if (!OperatingSystem.IsWindows())
        {
            options.UnixCreateMode = UnixFileMode.UserRead | UnixFileMode.UserWrite;
        }

        using var stream = new FileStream(path, options);
        JsonSerializer.Serialize(stream, file, Json);
        return file;
    }
}
