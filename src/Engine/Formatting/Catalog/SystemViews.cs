using System.Diagnostics;
using System.Globalization;
using static Microsoft.PowerShell.Commands.Internal.Format.ViewMaker;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Views of processes, drives, jobs and the like.</summary>
internal static class SystemViews
{
    public static FormatView[] All { get; } =
    [
        Table("process", ["System.Diagnostics.Process"],
            Computed("NPM(K)", target => Kilo(target, process => process.PagedSystemMemorySize64 * 0 + process.NonpagedSystemMemorySize64), 7, Alignment.Right),
            Computed("PM(M)", target => Mega(target, process => process.PagedMemorySize64), 8, Alignment.Right),
            Computed("WS(M)", target => Mega(target, process => process.WorkingSet64), 10, Alignment.Right),
            Computed("CPU(s)", target => Read(target, process => process.TotalProcessorTime.TotalSeconds.ToString("F2", CultureInfo.CurrentCulture)), 10, Alignment.Right),
            Property("Id", 7, Alignment.Right), Computed("SI", target => Read(target, process => process.SessionId.ToString(CultureInfo.CurrentCulture)), 3, Alignment.Right),
            Property("ProcessName")),
        Table("drive", ["System.Management.Automation.PSDriveInfo"], Property("Name", 10),
            Computed("Used (GB)", target => Giga(CoreViews.Member(target, "Used")), 13, Alignment.Right),
            Computed("Free (GB)", target => Giga(CoreViews.Member(target, "Free")), 13, Alignment.Right),
            Computed("Provider", target => (target.BaseObject as PSDriveInfo)?.Provider.Name, 13),
            Computed("Root", target => (target.BaseObject as PSDriveInfo)?.Root, 35),
            Property("CurrentLocation", alignment: Alignment.Right)),
        Table("provider", ["System.Management.Automation.ProviderInfo"], Property("Name", 20), Property("Capabilities", 51), Property("Drives")),
        Table("Job", ["System.Management.Automation.Job"], Property("Id", 6), Property("Name", 15), Property("PSJobTypeName", 15), Property("State", 13),
            Property("HasMoreData", 15), Property("Location", 20), Property("Command", 25)),
        Table("history", ["Microsoft.PowerShell.Commands.HistoryInfo"], Property("Id", 4, Alignment.Right),
            Computed("Duration", target => CoreViews.Member(target, "Duration"), 14, Alignment.Right), Property("CommandLine")),
        Table("PSSession", ["System.Management.Automation.Runspaces.PSSession"], Property("Id", 3, Alignment.Right), Property("Name", 15), Property("Transport", 9),
            Property("ComputerName", 15), Property("ComputerType", 15), Property("State", 13), Property("ConfigurationName", 20), Property("Availability", 13)),
        Table("Runspace", ["System.Management.Automation.Runspaces.Runspace"], Property("Id", 3, Alignment.Right), Property("Name", 15),
            Property("ComputerName", 15), Property("Type", 13), Property("State", 13), Property("Availability", 15)),
    ];

    private static string? Read(PSObject target, Func<Process, string> read)
    {
        try
        {
            return target.BaseObject is Process process ? read(process) : null;
        }
        catch (Exception e) when (e is InvalidOperationException or System.ComponentModel.Win32Exception or NotSupportedException)
        {
            // A process that has ended, or is not ours, tells nothing more.
            return null;
        }
    }

    private static string? Mega(PSObject target, Func<Process, long> read)
        => Read(target, process => (read(process) / 1048576.0).ToString("F2", CultureInfo.CurrentCulture));

    private static string? Kilo(PSObject target, Func<Process, long> read)
        => Read(target, process => (read(process) / 1024).ToString(CultureInfo.CurrentCulture));

    private static string? Giga(object? value)
        => LanguagePrimitives.TryConvertTo<double>(value, out var bytes) && value is not null ? (bytes / (1L << 30)).ToString("F2", CultureInfo.CurrentCulture) : null;
}
