using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace System.Management.Automation.Runtime;

/// <summary>Whether a file has more than one name.</summary>
internal static partial class HardLinks
{
    public static bool HasSeveralNames(FileInfo file)
    {
        if (!file.Exists)
        {
            return false;
        }

        try
        {
            return OperatingSystem.IsWindows() ? CountOnWindows(file) > 1 : OperatingSystem.IsLinux() && CountOnLinux(file.FullName) > 1;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException or EntryPointNotFoundException or DllNotFoundException)
        {
            // The number of links only decorates a listing.
            return false;
        }
    }

    private static uint CountOnWindows(FileInfo file)
    {
        using var handle = File.OpenHandle(file.FullName, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
        return GetFileInformationByHandle(handle, out var information) ? information.NumberOfLinks : 1;
    }

    private static uint CountOnLinux(string path)
    {
        // statx has one layout on all architectures, unlike stat.
        const int currentDirectory = -100, doNotFollow = 0x100;
        const uint linkCount = 0x4;
        Span<byte> buffer = stackalloc byte[256];
        return Statx(currentDirectory, path, doNotFollow, linkCount, ref MemoryMarshal.GetReference(buffer)) == 0
            ? MemoryMarshal.Read<uint>(buffer[16..])
            : 1;
    }

    [LibraryImport("libc", EntryPoint = "statx", StringMarshalling = StringMarshalling.Utf8)]
    private static partial int Statx(int directory, string path, int flags, uint mask, ref byte buffer);

    [LibraryImport("kernel32.dll", SetLastError = true)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool GetFileInformationByHandle(SafeFileHandle file, out FileInformation information);

    [StructLayout(LayoutKind.Sequential)]
    private struct FileInformation
    {
        public uint Attributes;
        public long CreationTime;
        public long LastAccessTime;
        public long LastWriteTime;
        public uint VolumeSerialNumber;
        public uint FileSizeHigh;
        public uint FileSizeLow;
        public uint NumberOfLinks;
        public uint FileIndexHigh;
        public uint FileIndexLow;
    }
}
