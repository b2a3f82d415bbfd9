namespace System.Management.Automation.Runtime;

/// <summary>The five letters that stand for a file's attributes.</summary>
internal static class FileModeText
{
    public static string Of(FileSystemInfo file, bool withLinks)
    {
        var attributes = file.Attributes;
        var isLink = file.LinkTarget is not null || (withLinks && file is FileInfo info && HardLinks.HasSeveralNames(info));
        return string.Create(5, (attributes, isLink), static (text, state) =>
        {
            var (attributes, isLink) = state;
            text[0] = isLink ? 'l' : (attributes & FileAttributes.Directory) != 0 ? 'd' : '-';
            text[1] = (attributes & FileAttributes.Archive) != 0 ? 'a' : '-';
            text[2] = (attributes & FileAttributes.ReadOnly) != 0 ? 'r' : '-';
            text[3] = (attributes & FileAttributes.Hidden) != 0 ? 'h' : '-';
            text[4] = (attributes & FileAttributes.System) != 0 ? 's' : '-';
        });
    }
}
