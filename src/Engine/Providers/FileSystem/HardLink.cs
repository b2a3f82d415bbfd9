using System.Runtime.InteropServices;

namespace Microsoft.PowerShell.Commands;

/// <summary>A second name for a file.</summary>
internal static partial class HardLink
{
    public static void Create(string path, string target)
    {
        if (Link(target, path) != 0)
        {
            throw new IOException($"The hard link '{path}' to '{target}' could not be made: {Marshal.GetLastPInvokeErrorMessage()}.");
        }
    }

    [LibraryImport("libc", EntryPoint = "link", SetLastError = true, StringMarshalling = StringMarshalling.Utf8)]
    private static partial int Link(string target, string path);
}
