using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>A provider over a table of names: variables, functions, aliases, environment variables.</summary>
public abstract class SessionStateProviderBase : ContainerCmdletProvider, IContentCmdletProvider
{
    public void ClearContent(string path)
        => throw new PSNotSupportedException("Cannot perform the ClearContent operation. The ClearContent operation is not supported by this provider.");

    public object? ClearContentDynamicParameters(string path) => null;

    public IContentReader GetContentReader(string path) => new SessionStateContentReader(() => Find(path) is { } item ? ValueOf(item) : null);

    public object? GetContentReaderDynamicParameters(string path) => null;

    public IContentWriter GetContentWriter(string path) => new SessionStateContentWriter(value => SetValue(path, value));

    public object? GetContentWriterDynamicParameters(string path) => null;

    /// <summary>What kind of thing the items are, in the texts of errors.</summary>
    internal abstract object? Find(string name);

    internal abstract IEnumerable<KeyValuePair<string, object>> Items();

    internal abstract void SetValue(string name, object? value);

    internal abstract void Delete(string name);

    internal abstract object? ValueOf(object item);

    internal virtual void RenameTo(string name, string newName)
    {
        var item = Find(name)!;
        SetValue(newName, ValueOf(item));
        Delete(name);
    }

    protected override bool IsValidPath(string path) => !string.IsNullOrEmpty(path);

    protected override bool ItemExists(string path) => path.Length == 0 || Find(Unescape(path)) is not null;

    protected override void GetItem(string path)
    {
        if (path.Length == 0)
        {
            WriteItemObject(Table(), path, true);
            return;
        }

        if (Find(path) is { } item)
        {
            WriteItemObject(item, path, false);
        }
    }

    protected override void SetItem(string path, object? value)
    {
        if (ShouldProcess($"Item: {path} Value: {CmdletSupport.Text(value)}", "Set Item"))
        {
            SetValue(path, CmdletSupport.Bare(value) is PSObject ? value : CmdletSupport.Bare(value));
            if (Find(path) is { } item)
            {
                WriteItemObject(item, path, false);
            }
        }
    }

    protected override void ClearItem(string path)
    {
        if (ShouldProcess($"Item: {path}", "Clear Item"))
        {
            SetValue(path, null);
            if (Find(path) is { } item)
            {
                WriteItemObject(item, path, false);
            }
        }
    }

    protected override void GetChildItems(string path, bool recurse)
    {
        if (path.Length > 0)
        {
            GetItem(path);
            return;
        }

        foreach (var (name, item) in Sorted())
        {
            WriteItemObject(item, name, false);
        }
    }

    protected override void GetChildNames(string path, ReturnContainers returnContainers)
    {
        foreach (var (name, _) in Sorted())
        {
            WriteItemObject(name, name, false);
        }
    }

    protected override bool HasChildItems(string path) => path.Length == 0 && Items().Any();

    protected override void NewItem(string path, string itemTypeName, object? newItemValue)
    {
        if (Find(path) is not null && !Force)
        {
            throw new PSArgumentException($"The item at path '{path}' already exists.");
        }

        if (ShouldProcess($"Item: {path} Type: {itemTypeName} Value: {CmdletSupport.Text(newItemValue)}", "New Item"))
        {
            SetValue(path, CmdletSupport.Bare(newItemValue) is PSObject ? newItemValue : CmdletSupport.Bare(newItemValue));
            if (Find(path) is { } item)
            {
                WriteItemObject(item, path, false);
            }
        }
    }

    protected override void CopyItem(string path, string copyPath, bool recurse)
    {
        if (Find(path) is { } item && ShouldProcess($"Item: {path} Destination: {copyPath}", "Copy Item"))
        {
            SetValue(copyPath.Length == 0 ? path : copyPath, ValueOf(item));
            if (Find(copyPath) is { } copy)
            {
                WriteItemObject(copy, copyPath, false);
            }
        }
    }

    protected override void RemoveItem(string path, bool recurse)
    {
        if (ShouldProcess($"Item: {path}", "Remove Item"))
        {
            Delete(path);
        }
    }

    protected override void RenameItem(string path, string newName)
    {
        if (Find(newName) is not null && !Force)
        {
            throw new PSArgumentException($"Cannot rename because the target specified already exists: '{newName}'.");
        }

        if (ShouldProcess($"Item: {path} NewName: {newName}", "Rename Item"))
        {
            RenameTo(path, newName);
            if (Find(newName) is { } item)
            {
                WriteItemObject(item, newName, false);
            }
        }
    }

    private static string Unescape(string path) => path;

    private IEnumerable<KeyValuePair<string, object>> Sorted() => Items().OrderBy(item => item.Key, StringComparer.CurrentCultureIgnoreCase);

    private object Table()
    {
        var values = new List<object>();
        foreach (var (_, item) in Sorted())
        {
            values.Add(item);
        }

        return values;
    }
}
