using System.Collections;
using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

/// <summary>The hash table of a .psd1 file.</summary>
internal sealed class ModuleManifest(string path, Hashtable data)
{
    public string Path { get; } = path;

    public string Folder { get; } = IO.Path.GetDirectoryName(path) ?? "";

    public Hashtable Data { get; } = data;

    public Version ModuleVersion => Version("ModuleVersion") ?? new Version(0, 0);

    public string? RootModule => Text("RootModule") ?? Text("ModuleToProcess");

    /// <exception cref="InvalidOperationException">The file is not one hash table of constants.</exception>
    public static ModuleManifest Read(string path)
    {
        var ast = Parser.ParseFile(path, out _, out var errors);
        if (errors.Length > 0)
        {
            throw new ParseException(errors);
        }

        var table = ast.Find(static a => a is HashtableAst, searchNestedScriptBlocks: false);
        try
        {
            return table is HashtableAst hashtable && hashtable.SafeGetValue() is Hashtable data
                ? new ModuleManifest(path, data)
                : throw Invalid(path, "it does not hold a hash table");
        }
        catch (InvalidOperationException e) when (e is not PSInvalidOperationException)
        {
            throw Invalid(path, e.Message);
        }
    }

    public bool Has(string key) => Data.ContainsKey(key);

    public string? Text(string key) => Data[key] is { } value ? LanguagePrimitives.ConvertTo<string>(value) : null;

    public Version? Version(string key) => Data[key] is { } value && LanguagePrimitives.TryConvertTo<Version>(value, out var version) ? version : null;

    /// <summary>The entry as a list: one value stands for a list of it; null when there is no such key.</summary>
    public IReadOnlyList<object>? Items(string key) => Data.ContainsKey(key)
        ? Data[key] switch
        {
            null => [],
            object[] array => array,
            var single => [single],
        }
        : null;

    public IReadOnlyList<string>? Texts(string key) => Items(key)?.Select(i => LanguagePrimitives.ConvertTo<string>(i)).ToList();

    /// <summary>The entry's paths, made absolute.</summary>
    public IReadOnlyList<string> Files(string key) => [.. (Texts(key) ?? []).Select(FullPath)];

    public string FullPath(string file) => IO.Path.GetFullPath(IO.Path.Combine(Folder, file.Replace('\\', IO.Path.DirectorySeparatorChar)));

    public string? PublishedText(string key) => Published?[key] as string;

    public IEnumerable<string> PublishedTexts(string key) => Published?[key] switch
    {
        object[] array => array.Select(i => i.ToString() ?? ""),
        string text => [text],
        _ => [],
    };

    public Uri? PublishedUri(string key) => Uri.TryCreate(PublishedText(key), UriKind.Absolute, out var uri) ? uri : null;

    private Hashtable? Published => (Data["PrivateData"] as Hashtable)?["PSData"] as Hashtable;

    private static PSInvalidOperationException Invalid(string path, string why) =>
        new($"The module manifest '{path}' could not be processed because {why}. Correct the manifest and try again.");
}
