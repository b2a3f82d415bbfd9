using System.ComponentModel;
using System.Diagnostics;
using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Runtime;

/// <summary>Type data of processes.</summary>
internal static class ProcessTypeData
{
    public static TypeData Create() => new TypeData("System.Diagnostics.Process") { SerializationDepth = 1 }.With(
        new PropertySetData("PSConfiguration", ["Name", "Id", "PriorityClass", "FileVersion"]),
        new PropertySetData("PSResources", ["Name", "Id", "Handlecount", "WorkingSet", "NonPagedMemorySize", "PagedMemorySize", "PrivateMemorySize", "VirtualMemorySize", "Threads.Count", "TotalProcessorTime"]),
        new AliasPropertyData("Name", "ProcessName"),
        new AliasPropertyData("SI", "SessionId"),
        new AliasPropertyData("Handles", "Handlecount"),
        new AliasPropertyData("VM", "VirtualMemorySize64"),
        new AliasPropertyData("WS", "WorkingSet64"),
        new AliasPropertyData("PM", "PagedMemorySize64"),
        new AliasPropertyData("NPM", "NonpagedSystemMemorySize64"),
        new ScriptPropertyData("Path", "$this.Mainmodule.FileName", static p => Quietly((Process)p, static q => q.MainModule?.FileName)),
        new ScriptPropertyData("CommandLine", "if ($IsLinux) { (Get-Content -LiteralPath \"/proc/$($this.Id)/cmdline\") -replace \"`0\", \" \" }",
            static p => Quietly((Process)p, CommandLineOf)),
        new ScriptPropertyData("Parent", "$this.Parent", static p => Quietly((Process)p, ParentOf)),
        new ScriptPropertyData("Company", "$this.Mainmodule.FileVersionInfo.CompanyName", static p => Quietly((Process)p, static q => q.MainModule?.FileVersionInfo.CompanyName)),
        new ScriptPropertyData("CPU", "$this.TotalProcessorTime.TotalSeconds", static p => Quietly((Process)p, static q => (object)q.TotalProcessorTime.TotalSeconds)),
        new ScriptPropertyData("FileVersion", "$this.Mainmodule.FileVersionInfo.FileVersion", static p => Quietly((Process)p, static q => q.MainModule?.FileVersionInfo.FileVersion)),
        new ScriptPropertyData("ProductVersion", "$this.Mainmodule.FileVersionInfo.ProductVersion", static p => Quietly((Process)p, static q => q.MainModule?.FileVersionInfo.ProductVersion)),
        new ScriptPropertyData("Description", "$this.Mainmodule.FileVersionInfo.FileDescription", static p => Quietly((Process)p, static q => q.MainModule?.FileVersionInfo.FileDescription)),
        new ScriptPropertyData("Product", "$this.Mainmodule.FileVersionInfo.ProductName", static p => Quietly((Process)p, static q => q.MainModule?.FileVersionInfo.ProductName)),
        new NotePropertyData("__NounName", "Process"));

    /// <summary>Processes end, and some may not be looked into: then there is no value.</summary>
    private static object? Quietly(Process process, Func<Process, object?> read)
    {
        try
        {
            return read(process);
        }
        catch (Exception e) when (e is InvalidOperationException or Win32Exception or IOException or UnauthorizedAccessException or NotSupportedException)
        {
            return null;
        }
    }

    private static string? CommandLineOf(Process process)
        => OperatingSystem.IsLinux() ? File.ReadAllText($"/proc/{process.Id}/cmdline").TrimEnd('\0').Replace('\0', ' ') : null;

    private static Process? ParentOf(Process process)
    {
        if (!OperatingSystem.IsLinux())
        {
            return null;
        }

        // The second field is the name in parentheses, which may hold anything; the parent's id comes two fields after it.
        var text = File.ReadAllText($"/proc/{process.Id}/stat");
        var fields = text[(text.LastIndexOf(')') + 2)..].Split(' ');
        return int.TryParse(fields[1], out var parent) && parent > 0 ? Process.GetProcessById(parent) : null;
    }
}
