namespace System.Management.Automation.Provider;

/// <summary>Items as commands give them out: the object and where it lies.</summary>
internal static class ProviderItem
{
    public static PSObject Wrap(object item, string path, bool? isContainer, CmdletProvider provider)
    {
        var wrapped = item as PSObject ?? new PSObject(item);
        var info = provider.ProviderInfo;
        var qualifier = info.QualifiedName + "::";
        var parent = provider.ParentOf(path);
        Set(wrapped, "PSPath", qualifier + path);
        Set(wrapped, "PSParentPath", parent.Length > 0 ? qualifier + parent : provider is NavigationCmdletProvider ? "" : null);
        Set(wrapped, "PSChildName", provider.LeafOf(path));
        if (provider.Context.Drive is { } drive)
        {
            Set(wrapped, "PSDrive", drive);
        }

        Set(wrapped, "PSProvider", info);
        if (isContainer is { } container)
        {
            Set(wrapped, "PSIsContainer", container);
        }

        return wrapped;
    }

    private static void Set(PSObject item, string name, object? value)
    {
        if (value is null)
        {
            return;
        }

        if (item.Properties[name] is PSNoteProperty known)
        {
            known.Value = value;
        }
        else
        {
            item.Properties.Add(new PSNoteProperty(name, value), preValidated: true);
        }
    }
}
