using System.Collections.ObjectModel;
using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Files and folders.</summary>
[CmdletProvider("FileSystem", ProviderCapabilities.Credentials | ProviderCapabilities.Filter | ProviderCapabilities.ShouldProcess)]
public sealed partial class FileSystemProvider : NavigationCmdletProvider, IContentCmdletProvider, IPropertyCmdletProvider
{
    public const string ProviderName = "FileSystem";

    private static readonly EnumerationOptions AllEntries = new() { AttributesToSkip = 0, IgnoreInaccessible = false, RecurseSubdirectories = false };

    /// <summary>What Get-ChildItem's own parameters ask for, on top of the provider context.</summary>
    internal FileSelection? Selection => Context.DynamicParameters as FileSelection;

    /// <summary>Mode as listings show it: d or l, archive, read-only, hidden, system.</summary>
    public static string Mode(PSObject instance) => ModeOf(instance);

    public static string ModeWithoutHardLink(PSObject instance) => ModeOf(instance);

    internal IEnumerable<string> NamesFor(string folder, bool force, string? filter)
    {
        if (!Directory.Exists(folder))
        {
            return [];
        }

        try
        {
            return [.. Entries(new DirectoryInfo(folder), filter).Where(item => force || !IsHidden(item)).Select(item => item.Name)];
        }
        catch (Exception e) when (e is UnauthorizedAccessException or IOException)
        {
            Context.WriteError(new ErrorRecord(e, "DirUnauthorizedAccessError", ErrorCategory.PermissionDenied, folder));
            return [];
        }
    }

    protected override Collection<PSDriveInfo> InitializeDefaultDrives() =>
    [
        new PSDriveInfo("/", ProviderInfo, "/", "/", null),
        new PSDriveInfo("Temp", ProviderInfo, Path.GetTempPath(), Path.GetTempPath(), null, Path.GetTempPath()),
    ];

    protected override PSDriveInfo NewDrive(PSDriveInfo drive)
    {
        ArgumentNullException.ThrowIfNull(drive);
        var root = ProviderPaths.WithSlashes(drive.Root);
        drive.Root = root.Length > 1 ? root.TrimEnd('/') : root;
        if (!Directory.Exists(drive.Root))
        {
            ThrowTerminatingError(new ErrorRecord(
                new IOException($"The specified drive root \"{drive.Root}\" either does not exist, or it is not a folder."),
                "DriveRootError", ErrorCategory.ReadError, drive));
        }

        return drive;
    }

    protected override bool IsValidPath(string path) => !string.IsNullOrEmpty(path) && !path.Contains('\0');

    protected override bool ItemExists(string path)
    {
        if (path.Contains('\0'))
        {
            return false;
        }

        return File.Exists(path) || Directory.Exists(path) || (path.Length > 0 && new FileInfo(path).LinkTarget is not null);
    }

    protected override bool IsItemContainer(string path) => Directory.Exists(path);

    protected override bool HasChildItems(string path) => Directory.Exists(path) && Directory.EnumerateFileSystemEntries(path).Any();

    protected override void GetItem(string path)
    {
        var item = InfoOf(path);
        if (!Force && IsHidden(item) && !IsNamedExactly(path))
        {
            return;
        }

        Emit(item);
    }

    protected override void GetChildItems(string path, bool recurse) => GetChildItems(path, recurse, uint.MaxValue);

    protected override void GetChildItems(string path, bool recurse, uint depth)
    {
        if (Directory.Exists(path))
        {
            var visited = Selection?.FollowSymlink == true ? new HashSet<string>(StringComparer.Ordinal) { RealPath(path) } : null;
            List(new DirectoryInfo(path), recurse, depth, visited, names: false, prefix: "");
        }
        else
        {
            var item = InfoOf(path);
            if (Wanted(item, force: true))
            {
                Emit(item);
            }
        }
    }

    protected override void GetChildNames(string path, ReturnContainers returnContainers)
    {
        if (Directory.Exists(path))
        {
            List(new DirectoryInfo(path), recurse: false, 0, null, names: true, prefix: "");
        }
        else if (ItemExists(path))
        {
            WriteItemObject(ProviderPaths.Leaf(path), path, false);
        }
    }

    /// <summary>Names below a folder, relative to it.</summary>
    internal void ListNames(string path, bool recurse, uint depth) => List(new DirectoryInfo(path), recurse, depth, null, names: true, prefix: "");

    protected override string GetParentPath(string path, string root) => ProviderPaths.Parent(path);

    private void List(DirectoryInfo folder, bool recurse, uint depth, HashSet<string>? visited, bool names, string prefix)
    {
        List<FileSystemInfo> items;
        try
        {
            items = Entries(folder, null);
        }
        catch (Exception e) when (e is UnauthorizedAccessException or IOException)
        {
            WriteError(new ErrorRecord(e, "DirUnauthorizedAccessError", ErrorCategory.PermissionDenied, folder.FullName));
            return;
        }

        foreach (var item in items)
        {
            if (Stopping)
            {
                return;
            }

            if (MatchesFilter(item.Name) && Context.Passes(item.Name) && Wanted(item, Force))
            {
                if (names)
                {
                    WriteItemObject(prefix + item.Name, item.FullName, item is DirectoryInfo);
                }
                else
                {
                    Emit(item);
                }
            }
        }

        if (recurse && depth > 0)
        {
            Descend(items, depth, visited, names, prefix);
        }
    }

    private void Descend(List<FileSystemInfo> items, uint depth, HashSet<string>? visited, bool names, string prefix)
    {
        foreach (var item in items)
        {
            if (item is not DirectoryInfo child || (!Force && IsHidden(child) && Selection?.WantsHidden != true))
            {
                continue;
            }

            // Names follow links to folders; objects only when asked to.
            if (child.LinkTarget is not null && !names)
            {
                if (visited is null)
                {
                    continue;
                }
            }

            if (visited is not null && !visited.Add(RealPath(child.FullName)))
            {
                WriteWarning($"Skip already-visited directory {child.FullName}.");
                continue;
            }

            List(child, true, depth == uint.MaxValue ? depth : depth - 1, visited, names, prefix + child.Name + "/");
        }
    }

    private static string RealPath(string path)
    {
        try
        {
            return new DirectoryInfo(path).ResolveLinkTarget(returnFinalTarget: true)?.FullName ?? path;
        }
        catch (IOException)
        {
            return path;
        }
    }

    /// <summary>Folders first, each kind in the order of names.</summary>
    private static List<FileSystemInfo> Entries(DirectoryInfo folder, string? filter)
    {
        var items = new List<FileSystemInfo>(folder.EnumerateFileSystemInfos("*", AllEntries));
        if (filter is { Length: > 0 })
        {
            var pattern = WildcardPattern.Get(filter, WildcardOptions.IgnoreCase);
            items.RemoveAll(item => !pattern.IsMatch(item.Name));
        }

        items.Sort(static (one, two) =>
        {
            var kind = (one is DirectoryInfo ? 0 : 1) - (two is DirectoryInfo ? 0 : 1);
            return kind != 0 ? kind : string.Compare(one.Name, two.Name, StringComparison.CurrentCultureIgnoreCase);
        });
        return items;
    }

    private bool MatchesFilter(string name) => string.IsNullOrEmpty(Filter) || WildcardPattern.Get(Filter, WildcardOptions.IgnoreCase).IsMatch(name);

    private bool Wanted(FileSystemInfo item, bool force)
        => Selection is { } selection ? selection.Wants(item, IsHidden(item), force) : force || !IsHidden(item);

    internal static bool IsHidden(FileSystemInfo item) => item.Name.StartsWith('.') && item.Name is not ("." or "..");

    private static bool IsNamedExactly(string path) => path.Length == 0;

    private void Emit(FileSystemInfo item)
    {
        var wrapped = new PSObject(item);
        if (wrapped.Properties["UnixStat"] is null)
        {
            wrapped.Properties.Add(new PSNoteProperty("UnixStat", new CommonStat(item.FullName)), preValidated: true);
        }

        WriteItemObject(wrapped, ItemPath(item), item is DirectoryInfo);
    }

    private static string ItemPath(FileSystemInfo item) => item.FullName.Length > 1 ? item.FullName.TrimEnd('/') : item.FullName;

    internal static FileSystemInfo InfoOf(string path)
    {
        var trimmed = path.Length > 1 ? path.TrimEnd('/') : path;
        return Directory.Exists(path) ? new DirectoryInfo(trimmed) : new FileInfo(trimmed);
    }

    private static string ModeOf(PSObject instance)
    {
        if (instance?.BaseObject is not FileSystemInfo item)
        {
            return "";
        }

        var attributes = item.Attributes;
        Span<char> mode =
        [
            item.LinkTarget is not null ? 'l' : item is DirectoryInfo ? 'd' : '-',
            (attributes & FileAttributes.Archive) != 0 ? 'a' : '-',
            (attributes & FileAttributes.ReadOnly) != 0 ? 'r' : '-',
            (attributes & FileAttributes.Hidden) != 0 ? 'h' : '-',
            (attributes & FileAttributes.System) != 0 ? 's' : '-',
        ];
        return new string(mode);
    }
}
