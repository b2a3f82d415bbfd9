using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Making, copying, moving and removing.</summary>
public sealed partial class FileSystemProvider
{
    protected override void NewItem(string path, string itemTypeName, object? newItemValue)
    {
        switch (KindOf(itemTypeName))
        {
            case "directory":
                NewFolder(path);
                break;
            case "symboliclink":
                NewLink(path, newItemValue, hard: false);
                break;
            case "hardlink":
                NewLink(path, newItemValue, hard: true);
                break;
            default:
                NewFile(path, newItemValue);
                break;
        }
    }

    protected override void RemoveItem(string path, bool recurse)
    {
        var item = InfoOf(path);
        if (item is DirectoryInfo folder && folder.LinkTarget is null)
        {
            RemoveFolder(folder, recurse);
            return;
        }

        if (ShouldProcess(item.FullName, item is DirectoryInfo ? "Remove Directory" : "Remove File"))
        {
            RemoveOne(item);
        }
    }

    protected override void RenameItem(string path, string newName)
    {
        if (string.IsNullOrEmpty(newName))
        {
            throw new PSArgumentException("The new name must not be empty.");
        }

        newName = ProviderPaths.WithSlashes(newName).TrimEnd('/');
        if (newName.StartsWith("./", StringComparison.Ordinal))
        {
            newName = newName[2..];
        }

        if (newName.Contains('/') && Path.GetDirectoryName(newName) != Path.GetDirectoryName(path))
        {
            throw new PSArgumentException("Cannot rename the specified target, because it represents a path or device name.");
        }

        var target = Path.Combine(ProviderPaths.Parent(path), ProviderPaths.Leaf(newName));
        if (!ShouldProcess($"Item: {path} Destination: {target}", Directory.Exists(path) ? "Rename Directory" : "Rename File"))
        {
            return;
        }

        Reporting("RenameItemIOError", path, () =>
        {
            MoveTo(path, target, overwrite: Force);
            Emit(InfoOf(target));
        });
    }

    protected override void MoveItem(string path, string destination)
    {
        var target = Directory.Exists(destination) && !path.Equals(destination, StringComparison.Ordinal)
            ? ProviderPaths.Join(destination, ProviderPaths.Leaf(path)) : destination;
        var isFolder = Directory.Exists(path);
        if (!ShouldProcess($"Item: {path} Destination: {target}", isFolder ? "Move Directory" : "Move File"))
        {
            return;
        }

        Reporting(isFolder ? "MoveDirectoryItemIOError" : "MoveFileInfoItemIOError", path, () =>
        {
            MoveTo(path, target, overwrite: Force);
            Emit(InfoOf(target));
        });
    }

    protected override void CopyItem(string path, string copyPath, bool recurse)
    {
        if (Directory.Exists(path))
        {
            CopyFolder(new DirectoryInfo(path), copyPath, recurse);
        }
        else
        {
            CopyFile(new FileInfo(path), Directory.Exists(copyPath) ? ProviderPaths.Join(copyPath, ProviderPaths.Leaf(path)) : copyPath);
        }
    }

    protected override void InvokeDefaultAction(string path)
    {
        if (ShouldProcess(path, "Invoke Item"))
        {
            using var process = System.Diagnostics.Process.Start(new System.Diagnostics.ProcessStartInfo(path) { UseShellExecute = !File.Exists(path) });
        }
    }

    private static string KindOf(string? type)
    {
        if (string.IsNullOrEmpty(type))
        {
            return "file";
        }

        foreach (var kind in new[] { "directory", "container", "file", "leaf", "symboliclink", "junction", "hardlink" })
        {
            if (kind.StartsWith(type, StringComparison.OrdinalIgnoreCase))
            {
                return kind switch { "container" => "directory", "leaf" => "file", "junction" => "symboliclink", _ => kind };
            }
        }

        throw new PSArgumentException("The type is not a known type for the file system. Only \"file\",\"directory\" or \"symboliclink\" can be specified.");
    }

    private void NewFolder(string path)
    {
        if (Directory.Exists(path) && !Force)
        {
            WriteError(new ErrorRecord(new IOException($"An item with the specified name {path} already exists."),
                "DirectoryExist", ErrorCategory.ResourceExists, path));
            return;
        }

        if (ShouldProcess($"Destination: {path}", "Create Directory"))
        {
            Reporting("CreateDirectoryIOError", path, () => Emit(Directory.CreateDirectory(path)));
        }
    }

    private void NewFile(string path, object? value)
    {
        if (!ShouldProcess($"Destination: {path}", "Create File"))
        {
            return;
        }

        Reporting("NewItemIOError", path, () =>
        {
            if (Force && ProviderPaths.Parent(path) is { Length: > 0 } parent)
            {
                Directory.CreateDirectory(parent);
            }

            using (var stream = new FileStream(path, Force ? FileMode.Create : FileMode.CreateNew, FileAccess.Write, FileShare.None))
            {
                if (value is not null)
                {
                    using var writer = new StreamWriter(stream);
                    writer.Write(CmdletSupport.Text(value));
                }
            }

            Emit(new FileInfo(path));
        });
    }

    private void NewLink(string path, object? value, bool hard)
    {
        if (value is null || CmdletSupport.Text(value).Length == 0)
        {
            throw new PSArgumentNullException(nameof(value));
        }

        if (!ShouldProcess($"Destination: {path}", hard ? "Create Hard Link" : "Create Symbolic Link"))
        {
            return;
        }

        var target = CmdletSupport.Text(value);
        if (hard)
        {
            var full = PathResolver.Parse(Context.Session, target).Path;
            if (!File.Exists(full))
            {
                WriteError(new ErrorRecord(new ItemNotFoundException($"Cannot find path '{full}' because it does not exist."),
                    "ItemNotFound", ErrorCategory.ObjectNotFound, target));
                return;
            }

            if (Force && File.Exists(path))
            {
                File.Delete(path);
            }

            Reporting("NewItemIOError", path, () =>
            {
                HardLink.Create(path, full);
                Emit(new FileInfo(path));
            });
            return;
        }

        Reporting("NewItemIOError", path, () =>
        {
            if (Force && ItemExists(path))
            {
                RemoveOne(InfoOf(path));
            }

            var isFolder = Directory.Exists(Path.Combine(ProviderPaths.Parent(path), target));
            Emit(isFolder ? Directory.CreateSymbolicLink(path, target) : File.CreateSymbolicLink(path, target));
        });
    }

    private void RemoveFolder(DirectoryInfo folder, bool recurse)
    {
        if (!ShouldProcess(folder.FullName, "Remove Directory"))
        {
            return;
        }

        if (!recurse && folder.EnumerateFileSystemInfos().Any() && Context.Cmdlet is { } cmdlet
            && !cmdlet.ShouldContinue(
                $"The item at {folder.FullName} has children and the Recurse parameter was not specified. If you continue, all children will be removed "
                + "with the item. Are you sure you want to continue?", "Confirm"))
        {
            return;
        }

        RemoveTree(folder);
    }

    private void RemoveTree(DirectoryInfo folder)
    {
        foreach (var item in folder.EnumerateFileSystemInfos("*", AllEntries).ToList())
        {
            if (Stopping)
            {
                return;
            }

            if (item is DirectoryInfo child && child.LinkTarget is null)
            {
                RemoveTree(child);
            }
            else
            {
                RemoveOne(item);
            }
        }

        Reporting("RemoveFileSystemItemIOError", folder.FullName, () => folder.Delete());
    }

    private void RemoveOne(FileSystemInfo item)
    {
        var locked = (item.Attributes & FileAttributes.ReadOnly) != 0 || IsHidden(item);
        if (locked && !Force && item.LinkTarget is null)
        {
            WriteError(new ErrorRecord(new IOException(
                "You do not have sufficient access rights to perform this operation or the item is hidden, system, or read only."),
                "RemoveFileSystemItemUnAuthorizedAccess", ErrorCategory.PermissionDenied, item));
            return;
        }

        Reporting("RemoveFileSystemItemIOError", item.FullName, item.Delete);
    }

    private static void MoveTo(string path, string target, bool overwrite)
    {
        if (Directory.Exists(path) && new DirectoryInfo(path).LinkTarget is null)
        {
            Directory.Move(path, target);
            return;
        }

        if (!overwrite && File.Exists(target) && !path.Equals(target, StringComparison.Ordinal))
        {
            throw new IOException($"The file '{target}' already exists.");
        }

        File.Move(path, target, overwrite);
    }

    private void CopyFolder(DirectoryInfo folder, string destination, bool recurse)
    {
        var target = Directory.Exists(destination) ? ProviderPaths.Join(destination, folder.Name) : destination;
        if (!ShouldProcess($"Item: {folder.FullName} Destination: {target}", "Copy Directory"))
        {
            return;
        }

        CopyTree(folder, target, recurse);
    }

    private void CopyTree(DirectoryInfo folder, string target, bool recurse)
    {
        if (Directory.Exists(target) && !Force && !recurse)
        {
            WriteError(new ErrorRecord(new IOException($"An item with the specified name {target} already exists."),
                "DirectoryExist", ErrorCategory.ResourceExists, target));
            return;
        }

        Reporting("CopyDirectoryInfoItemIOError", folder.FullName, () => Emit(Directory.CreateDirectory(target)));
        if (!recurse)
        {
            return;
        }

        foreach (var item in Entries(folder, null))
        {
            if (Stopping)
            {
                return;
            }

            if (item is DirectoryInfo child)
            {
                CopyTree(child, ProviderPaths.Join(target, child.Name), recurse);
            }
            else if (MatchesFilter(item.Name) && Context.Passes(item.Name))
            {
                CopyOne((FileInfo)item, ProviderPaths.Join(target, item.Name));
            }
        }
    }

    private void CopyFile(FileInfo file, string target)
    {
        if (ShouldProcess($"Item: {file.FullName} Destination: {target}", "Copy File"))
        {
            CopyOne(file, target);
        }
    }

    private void CopyOne(FileInfo file, string target)
        => Reporting("CopyFileInfoItemIOError", file.FullName, () =>
        {
            if (string.Equals(file.FullName, target, StringComparison.Ordinal))
            {
                throw new IOException($"Cannot overwrite the item {file.FullName} with itself.");
            }

            if (Force && File.Exists(target) && (File.GetAttributes(target) & FileAttributes.ReadOnly) != 0)
            {
                File.SetAttributes(target, File.GetAttributes(target) & ~FileAttributes.ReadOnly);
            }

            Emit(file.CopyTo(target, overwrite: true));
        });

    private void Reporting(string errorId, string path, Action step)
    {
        try
        {
            step();
        }
        catch (IOException e)
        {
            WriteError(new ErrorRecord(e, errorId, ErrorCategory.WriteError, path));
        }
        catch (UnauthorizedAccessException e)
        {
            WriteError(new ErrorRecord(e, errorId.Replace("IOError", "UnauthorizedAccessError", StringComparison.Ordinal), ErrorCategory.PermissionDenied, path));
        }
    }
}
