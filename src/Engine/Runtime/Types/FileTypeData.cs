using System.Diagnostics;
using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Runtime;

/// <summary>Type data of files and directories.</summary>
internal static class FileTypeData
{
    public static IEnumerable<TypeData> Create()
    {
        yield return new TypeData("System.IO.DirectoryInfo").With(
            new CodePropertyData("Mode", typeof(string), static f => FileModeText.Of((FileSystemInfo)f, withLinks: true)),
            new CodePropertyData("ModeWithoutHardLink", typeof(string), static f => FileModeText.Of((FileSystemInfo)f, withLinks: false)),
            new ScriptPropertyData("BaseName", "$this.Name", static f => ((FileSystemInfo)f).Name),
            new CodePropertyData("ResolvedTarget", typeof(string), static f => ResolvedTarget((FileSystemInfo)f)),
            new AliasPropertyData("Target", "LinkTarget"),
            new CodePropertyData("LinkType", typeof(string), static f => LinkType((FileSystemInfo)f))).Displaying("Name");
        yield return new TypeData("System.IO.FileInfo").With(
            new CodePropertyData("Mode", typeof(string), static f => FileModeText.Of((FileSystemInfo)f, withLinks: true)),
            new CodePropertyData("ModeWithoutHardLink", typeof(string), static f => FileModeText.Of((FileSystemInfo)f, withLinks: false)),
            new ScriptPropertyData("VersionInfo", "[System.Diagnostics.FileVersionInfo]::GetVersionInfo($this.FullName)",
                static f => FileVersionInfo.GetVersionInfo(((FileSystemInfo)f).FullName)),
            new ScriptPropertyData("BaseName", "if ($this.Extension.Length -gt 0) { $this.Name.Remove($this.Name.Length - $this.Extension.Length) } else { $this.Name }",
                static f => Path.GetFileNameWithoutExtension(((FileSystemInfo)f).Name)),
            new CodePropertyData("ResolvedTarget", typeof(string), static f => ResolvedTarget((FileSystemInfo)f)),
            new AliasPropertyData("Target", "LinkTarget"),
            new CodePropertyData("LinkType", typeof(string), static f => LinkType((FileSystemInfo)f))).Displaying("LastWriteTime", "Length", "Name");
    }

    private static string ResolvedTarget(FileSystemInfo file) => file.ResolveLinkTarget(returnFinalTarget: true)?.FullName ?? file.FullName;

    private static string? LinkType(FileSystemInfo file)
        => file.LinkTarget is not null ? "SymbolicLink" : file is FileInfo info && HardLinks.HasSeveralNames(info) ? "HardLink" : null;
}
