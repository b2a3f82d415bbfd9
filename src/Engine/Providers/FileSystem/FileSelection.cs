namespace Microsoft.PowerShell.Commands;

/// <summary>Which kinds of entries a listing shows.</summary>
internal sealed class FileSelection
{
    public bool FilesOnly { get; init; }

    public bool FoldersOnly { get; init; }

    public bool Hidden { get; init; }

    public bool ReadOnly { get; init; }

    public bool System { get; init; }

    public bool FollowSymlink { get; init; }

    public FlagsExpression<FileAttributes>? Attributes { get; init; }

    public bool WantsHidden => Hidden || Attributes is not null;

    public bool Wants(FileSystemInfo item, bool isHidden, bool force)
    {
        if ((FilesOnly && item is DirectoryInfo) || (FoldersOnly && item is FileInfo && !(FilesOnly)))
        {
            return false;
        }

        if (Attributes is not null)
        {
            return Attributes.Evaluate(item.Attributes) && (force || !isHidden || MentionsHidden());
        }

        if (Hidden)
        {
            return isHidden && Rest(item);
        }

        return (force || !isHidden) && Rest(item);
    }

    private bool Rest(FileSystemInfo item)
        => (!ReadOnly || (item.Attributes & FileAttributes.ReadOnly) != 0) && (!System || (item.Attributes & FileAttributes.System) != 0);

    private bool MentionsHidden() => Attributes!.Evaluate(FileAttributes.Hidden) || Attributes.Evaluate(FileAttributes.Hidden | FileAttributes.Directory);
}
