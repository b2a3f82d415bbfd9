using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>What a Unix file system knows of a file; read when first asked for.</summary>
public sealed class CommonStat
{
    private readonly string _path;
    private UnixOwner? _owner;

    internal CommonStat(string path) => _path = path;

    public UnixFileMode Mode => !OperatingSystem.IsWindows() && (File.Exists(_path) || Directory.Exists(_path)) ? File.GetUnixFileMode(_path) : UnixFileMode.None;

    public int UserId => Owner.UserId;

    public int GroupId => Owner.GroupId;

    public int HardlinkCount => Owner.Links;

    public string GetUserName() => Owner.UserName;

    public string GetGroupName() => Owner.GroupName;

    /// <summary>As ls -l writes it.</summary>
    public string GetModeString()
    {
        var mode = Mode;
        Span<char> text = ['-', 'r', 'w', 'x', 'r', 'w', 'x', 'r', 'w', 'x'];
        for (var i = 0; i < 9; i++)
        {
            if (((int)mode & (1 << (8 - i))) == 0)
            {
                text[i + 1] = '-';
            }
        }

        text[0] = new FileInfo(_path).LinkTarget is not null ? 'l' : Directory.Exists(_path) ? 'd' : '-';
        if ((mode & UnixFileMode.SetUser) != 0)
        {
            text[3] = text[3] == 'x' ? 's' : 'S';
        }

        if ((mode & UnixFileMode.SetGroup) != 0)
        {
            text[6] = text[6] == 'x' ? 's' : 'S';
        }

        if ((mode & UnixFileMode.StickyBit) != 0)
        {
            text[9] = text[9] == 'x' ? 't' : 'T';
        }

        return new string(text);
    }

    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{GetModeString()} {GetUserName()} {GetGroupName()}");

    private UnixOwner Owner => _owner ??= UnixOwner.Of(_path);
}
