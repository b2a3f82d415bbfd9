using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Tells with each line of content where it came from.</summary>
internal sealed class ContentNotes
{
    private readonly PSNoteProperty _path;
    private readonly PSNoteProperty? _parent;
    private readonly PSNoteProperty _child;
    private readonly PSNoteProperty? _drive;
    private readonly PSNoteProperty _provider;
    private readonly bool _isFile;

    public ContentNotes(ProviderLocation location)
    {
        _isFile = location.Provider.Name == "FileSystem";
        var parent = ProviderPaths.Parent(location.Path);
        _path = new PSNoteProperty("PSPath", location.Path);
        _parent = parent.Length > 0 ? new PSNoteProperty("PSParentPath", parent) : null;
        _child = new PSNoteProperty("PSChildName", ProviderPaths.Leaf(location.Path));
        _drive = location.Drive is { } drive ? new PSNoteProperty("PSDrive", drive) : null;
        _provider = new PSNoteProperty("PSProvider", location.Provider);
    }

    public object? Attach(object? item, long count)
    {
        if (item is null || !_isFile)
        {
            return item;
        }

        var wrapped = new PSObject(item);
        var properties = wrapped.Properties;
        properties.Add(_path, preValidated: true);
        if (_parent is not null)
        {
            properties.Add(_parent, preValidated: true);
        }

        properties.Add(_child, preValidated: true);
        if (_drive is not null)
        {
            properties.Add(_drive, preValidated: true);
        }

        properties.Add(_provider, preValidated: true);
        properties.Add(new PSNoteProperty("ReadCount", count), preValidated: true);
        return wrapped;
    }
}
