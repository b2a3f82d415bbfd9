using System.Collections.ObjectModel;
using System.Diagnostics;

namespace System.Management.Automation;

/// <summary>A program outside of PowerShell.</summary>
public class ApplicationInfo : CommandInfo
{
    private static readonly ReadOnlyCollection<PSTypeName> s_outputType = new([new PSTypeName(typeof(string))]);

    internal ApplicationInfo(string name, string path)
        : base(name, CommandTypes.Application)
    {
        Path = path;
        Extension = System.IO.Path.GetExtension(path);
    }

    public override string Definition => Path;

    public string Extension { get; }

    public override ReadOnlyCollection<PSTypeName> OutputType => s_outputType;

    public string Path { get; }

    public override string Source => Path;

    public override Version Version
    {
        get
        {
            var info = FileVersionInfo.GetVersionInfo(Path);
            return new Version(info.ProductMajorPart, info.ProductMinorPart, info.ProductBuildPart, info.ProductPrivatePart);
        }
    }

    public override SessionStateEntryVisibility Visibility { get; set; }
}
