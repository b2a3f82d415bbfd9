using static Microsoft.PowerShell.Commands.Internal.Format.ViewMaker;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Views of commands and modules.</summary>
internal static class CommandViews
{
    private static readonly string[] Commands =
    [
        "System.Management.Automation.CmdletInfo", "System.Management.Automation.AliasInfo", "System.Management.Automation.ApplicationInfo",
        "System.Management.Automation.ScriptInfo", "System.Management.Automation.FunctionInfo", "System.Management.Automation.FilterInfo",
        "System.Management.Automation.ExternalScriptInfo", "System.Management.Automation.CommandInfo",
    ];

    public static FormatView[] All { get; } =
    [
        Table("CommandInfo", Commands, Property("CommandType", 15), Computed("Name", NameOf, 50), Computed("Version", VersionOf, 10),
            Computed("Source", target => (target.BaseObject as CommandInfo)?.Source)),
        Modules(),
        List("CommandParameterSetInfo", ["System.Management.Automation.CommandParameterSetInfo"], Property("Name"), Property("IsDefault"), Property("Parameters")),
    ];

    private static FormatView Modules()
    {
        var view = Table("Module", ["System.Management.Automation.PSModuleInfo"], Property("ModuleType", 10), Property("Version", 10),
            Property("PreRelease", 10), Property("Name", 35),
            Computed("ExportedCommands", target => target.BaseObject is PSModuleInfo module ? module.ExportedCommands.Keys.ToArray() : null));
        return view;
    }

    private static object? NameOf(PSObject target)
        => target.BaseObject is AliasInfo { Definition: { Length: > 0 } definition } alias ? $"{alias.Name} -> {definition}" : CoreViews.Member(target, "Name");

    private static object? VersionOf(PSObject target)
        => target.BaseObject is CommandInfo { Version: { } version } command && command.Source is { Length: > 0 } ? version.ToString() : null;
}
