using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Configuration;

namespace PowerShellWorker.Host.Watching;

/// <summary>Notices that a file of the app has changed which its functions depend on.</summary>
internal sealed class AppWatcher : IDisposable
{
    // Editors write a file in several steps; one save is to be one reload.
    private static readonly TimeSpan Quiet = TimeSpan.FromMilliseconds(400);

    private static readonly string[] ConfigFiles = [HostConfigReader.FileName, FunctionConfigReader.FileName, "requirements.psd1"];

    private readonly AppModel _app;
    private readonly IReadOnlyCollection<string> _scriptExtensions;
    private readonly Action<string> _onChange;
    private readonly FileSystemWatcher _watcher;
    private readonly Timer _timer;
    private string _changed = "";

    /// <param name="app">Whose folder to watch, and what else host.json wants watched.</param>
    /// <param name="scriptExtensions">Extensions that the worker runs.</param>
    /// <param name="onChange">Called on a pool thread, once for a burst of changes, with a text that names one of them.</param>
    /// <exception cref="IOException">The system has no watch left to give.</exception>
    public AppWatcher(AppModel app, IReadOnlyCollection<string> scriptExtensions, Action<string> onChange)
    {
        _app = app;
        _scriptExtensions = scriptExtensions;
        _onChange = onChange;
        _timer = new Timer(_ => _onChange(Volatile.Read(ref _changed)));
        _watcher = new FileSystemWatcher(app.Root) { IncludeSubdirectories = true, NotifyFilter = NotifyFilters.FileName | NotifyFilters.DirectoryName | NotifyFilters.LastWrite };
        _watcher.Changed += OnEvent;
        _watcher.Created += OnEvent;
        _watcher.Deleted += OnEvent;
        _watcher.Renamed += OnRenamed;
        _watcher.EnableRaisingEvents = true;
    }

    public void Dispose()
    {
        _watcher.Dispose();
        _timer.Dispose();
    }

    private void OnRenamed(object sender, RenamedEventArgs change)
    {
        if (IsRelevant(change.OldFullPath, change.ChangeType) || IsRelevant(change.FullPath, change.ChangeType))
        {
            Note(change);
        }
    }

    private void OnEvent(object sender, FileSystemEventArgs change)
    {
        if (IsRelevant(change.FullPath, change.ChangeType))
        {
            Note(change);
        }
    }

    private void Note(FileSystemEventArgs change)
    {
        Volatile.Write(ref _changed, $"File change of type '{change.ChangeType}' detected for '{change.FullPath}'");
        try
        {
            _timer.Change(Quiet, Timeout.InfiniteTimeSpan);
        }
        catch (ObjectDisposedException)
        {
            // A last event after the end.
        }
    }

    private bool IsRelevant(string path, WatcherChangeTypes type)
    {
        var name = Path.GetFileName(path);
        if (ConfigFiles.Contains(name, StringComparer.OrdinalIgnoreCase)
            || _app.Host.WatchFiles.Contains(name, StringComparer.OrdinalIgnoreCase)
            || _scriptExtensions.Contains(Path.GetExtension(name), StringComparer.OrdinalIgnoreCase))
        {
            return true;
        }

        var relative = Path.GetRelativePath(_app.Root, path).Split(Path.DirectorySeparatorChar);
        if (_app.Host.WatchDirectories.Contains(relative[0], StringComparer.Ordinal))
        {
            return true;
        }

        // A folder below the root that holds a function comes, goes or gets another name; other folders are data.
        return relative.Length == 1 && type != WatcherChangeTypes.Changed
            && (_app.Functions.Any(function => function.Name == name) || File.Exists(Path.Combine(path, FunctionConfigReader.FileName)));
    }
}
