using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Runtime;

/// <summary>Type data of PowerShell's own types.</summary>
internal static class EngineTypeData
{
    public static IEnumerable<TypeData> Create()
    {
        yield return new TypeData("System.Management.Automation.CallStackFrame").With(
            new ScriptPropertyData("Command", "$this.GetCommand()", static f => ((CallStackFrame)f).Command),
            new ScriptPropertyData("Location", "$this.GetScriptLocation()", static f => ((CallStackFrame)f).GetScriptLocation()),
            new ScriptPropertyData("Arguments", "$this.GetArguments()", static f => ((CallStackFrame)f).Arguments));
        yield return new TypeData("System.Management.Automation.ErrorRecord").With(
            new ScriptPropertyData("PSMessageDetails", "& { Set-StrictMode -Version 1; $this.Exception.InnerException.PSMessageDetails }", static _ => null));
        yield return new TypeData("System.Management.Automation.AliasInfo").With(
            new ScriptPropertyData("ResolvedCommandName", "$this.ResolvedCommand.Name", static a => ((AliasInfo)a).ResolvedCommand?.Name),
            new ScriptPropertyData("DisplayName", "if ($this.Name.IndexOf('-') -lt 0) { if ($null -ne $this.ResolvedCommand) { $this.Name + \" -> \" + $this.ResolvedCommand.Name } else { $this.Name + \" -> \" + $this.Definition } } else { $this.Name }",
                static a => AliasDisplayName((AliasInfo)a)));
        yield return new TypeData("System.Management.Automation.ApplicationInfo").With(
            new ScriptPropertyData("FileVersionInfo", "[System.Diagnostics.FileVersionInfo]::GetVersionInfo( $this.Path )",
                static a => Diagnostics.FileVersionInfo.GetVersionInfo(((ApplicationInfo)a).Path)));
        yield return new TypeData("System.Management.Automation.CmdletInfo").With(
            new ScriptPropertyData("DLL", "$this.ImplementingType.Assembly.Location", static c => ((CmdletInfo)c).ImplementingType?.Assembly.Location));
        yield return new TypeData("System.Management.Automation.PSModuleInfo") { SerializationDepth = 1 }.Displaying("Name", "Path", "Description", "Guid", "Version", "ModuleBase", "ModuleType", "PrivateData",
            "AccessMode", "ExportedAliases", "ExportedCmdlets", "ExportedFunctions", "ExportedVariables", "NestedModules");
        yield return new TypeData("System.Management.Automation.PSDriveInfo").With(
            new ScriptPropertyData("Used", "if ($this.Provider.ImplementingType -eq [Microsoft.PowerShell.Commands.FileSystemProvider]) { $driveRoot = ([System.IO.DirectoryInfo] $this.Root).Name.Replace('\\',''); $drive = [System.IO.DriveInfo]::new($driveRoot); if ($drive.IsReady) { $drive.TotalSize - $drive.AvailableFreeSpace } }",
                static d => Space((PSDriveInfo)d, free: false)),
            new ScriptPropertyData("Free", "if ($this.Provider.ImplementingType -eq [Microsoft.PowerShell.Commands.FileSystemProvider]) { [System.IO.DriveInfo]::new($this.Root).AvailableFreeSpace }",
                static d => Space((PSDriveInfo)d, free: true)));
        yield return new TypeData("System.Management.Automation.Job").Displaying("HasMoreData", "StatusMessage", "Location", "Command", "JobStateInfo", "Finished", "InstanceId", "Id", "Name", "ChildJobs",
            "PSBeginTime", "PSEndTime", "PSJobTypeName", "Output", "Error", "Progress", "Verbose", "Debug", "Warning", "State").With(
            new ScriptPropertyData("State", "$this.JobStateInfo.State.ToString()", static j => ((Job)j).JobStateInfo.State.ToString()));
    }

    private static string AliasDisplayName(AliasInfo alias)
        => alias.Name.Contains('-', StringComparison.Ordinal) ? alias.Name : $"{alias.Name} -> {alias.ResolvedCommand?.Name ?? alias.Definition}";

    private static object? Space(PSDriveInfo drive, bool free)
    {
        if (!drive.Provider.Name.Equals("FileSystem", StringComparison.OrdinalIgnoreCase))
        {
            return null;
        }

        var info = new DriveInfo(Path.GetPathRoot(drive.Root) is { Length: > 0 } root ? root : drive.Root);
        return !info.IsReady ? null : free ? info.AvailableFreeSpace : info.TotalSize - info.AvailableFreeSpace;
    }
}
