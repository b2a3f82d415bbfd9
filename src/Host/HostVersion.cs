using System.Reflection;

namespace PowerShellWorker.Host;

/// <summary>Versions that psfunc shows.</summary>
internal static class HostVersion
{
    /// <summary>Version of psfunc itself, without build metadata.</summary>
    public static string Product { get; } =
        typeof(HostVersion).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion.Split('+')[0];

    /// <summary>Told to workers, which expect the numbering of the functions runtime; 4 is the generation of the protocol.</summary>
    public static string Protocol { get; } = $"4.{Product}";
}
