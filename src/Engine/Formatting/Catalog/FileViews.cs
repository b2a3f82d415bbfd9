using static Microsoft.PowerShell.Commands.Internal.Format.ViewMaker;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Views of files and folders, grouped by the folder they lie in.</summary>
internal static class FileViews
{
    private static readonly string[] Types = ["System.IO.DirectoryInfo", "System.IO.FileInfo"];

    public static FormatView[] All { get; } =
    [
        Grouped(Table("childrenWithUnixStat", Types,
            Property("UnixMode", 10), Property("User", 10), Property("Group", 10),
            Computed("LastWriteTime", target => WriteTime(target)?.ToString("MM/dd/yyyy HH:mm"), 16, Alignment.Right, "'{0:d} {0:HH}:{0:mm}' -f $_.LastWriteTime"),
            Property("Size", 12, Alignment.Right), Computed("Name", NameOf, script: "$_.NameString"))),
        Grouped(Table("children", Types,
            Computed("Mode", target => CoreViews.Member(target, "ModeWithoutHardLink"), 7, Alignment.Left, "$_.ModeWithoutHardLink"),
            Computed("LastWriteTime", target => WriteTime(target) is { } time ? $"{time,10:d} {time,8:t}".Replace('\u202f', ' ') : null, 26, Alignment.Right, "$_.LastWriteTimeString"),
            Computed("Length", target => target.BaseObject is FileInfo file ? file.Exists ? file.Length : null : null, 14, Alignment.Right, "$_.LengthString"),
            Computed("Name", NameOf, script: "$_.NameString"))),
        Grouped(List("children", Types, Property("Name"), Property("Length"), Property("CreationTime"), Property("LastWriteTime"),
            Property("LastAccessTime"), Property("Mode"), Property("LinkType"), Property("Target"), Property("VersionInfo"))),
        Grouped(Wide("children", Types, Computed("Name", NameOf, script: "$_.NameString"))),
    ];

    private static FormatView Grouped(FormatView view) => view with
    {
        Heading = target => "    Directory: " + Folder(target),
    };

    private static string Folder(PSObject target) => target.BaseObject switch
    {
        FileInfo file => file.DirectoryName ?? "",
        DirectoryInfo folder => folder.Parent?.FullName ?? "",
        _ => CmdletSupport.Text(CoreViews.Member(target, "PSParentPath")) is var path
            && path.IndexOf("::", StringComparison.Ordinal) is >= 0 and var at ? path[(at + 2)..] : "",
    };

    private static DateTime? WriteTime(PSObject target) => CmdletSupport.Bare(CoreViews.Member(target, "LastWriteTime")) as DateTime?;

    private static object? NameOf(PSObject target)
        => target.BaseObject is FileSystemInfo { LinkTarget: { Length: > 0 } link } item ? $"{item.Name} -> {link}" : CoreViews.Member(target, "Name");
}
