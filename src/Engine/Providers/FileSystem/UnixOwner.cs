using System.Globalization;
using System.Runtime.InteropServices;

namespace Microsoft.PowerShell.Commands;

/// <summary>Owner and group of a file.</summary>
internal sealed partial record UnixOwner(int UserId, int GroupId, int Links, string UserName, string GroupName)
{
    private const int AtFdCwd = -100;
    private const int NoFollow = 0x100;
    private const uint BasicStats = 0x7ff;

    private static readonly Lazy<Dictionary<int, string>> Users = new(() => ReadNames("/etc/passwd"));
    private static readonly Lazy<Dictionary<int, string>> Groups = new(() => ReadNames("/etc/group"));

    public static UnixOwner Of(string path)
    {
        // statx has one layout on every architecture, unlike stat. Owner, group and link count lie at fixed places of it.
        var buffer = new byte[256];
        try
        {
            if (!OperatingSystem.IsLinux() || StatX(AtFdCwd, path, NoFollow, BasicStats, buffer) != 0)
            {
                return new UnixOwner(-1, -1, 0, "", "");
            }
        }
        catch (EntryPointNotFoundException)
        {
            return new UnixOwner(-1, -1, 0, "", "");
        }

        var links = BitConverter.ToInt32(buffer, 16);
        var user = BitConverter.ToInt32(buffer, 20);
        var group = BitConverter.ToInt32(buffer, 24);
        return new UnixOwner(user, group, links, NameOf(Users.Value, user), NameOf(Groups.Value, group));
    }

    private static string NameOf(Dictionary<int, string> names, int id)
        => names.TryGetValue(id, out var name) ? name : id.ToString(CultureInfo.InvariantCulture);

    private static Dictionary<int, string> ReadNames(string file)
    {
        var names = new Dictionary<int, string>();
        if (!File.Exists(file))
        {
            return names;
        }

        foreach (var line in File.ReadLines(file))
        {
            var fields = line.Split(':');
            if (fields.Length > 2 && int.TryParse(fields[2], NumberStyles.None, CultureInfo.InvariantCulture, out var id))
            {
                names.TryAdd(id, fields[0]);
            }
        }

        return names;
    }

    [LibraryImport("libc", EntryPoint = "statx", StringMarshalling = StringMarshalling.Utf8)]
    private static partial int StatX(int folder, string path, int flags, uint mask, byte[] buffer);
}
