using static Microsoft.PowerShell.Commands.Internal.Format.ViewMaker;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Views of values and of the small objects of the language.</summary>
internal static class CoreViews
{
    private static readonly string[] TimeSpanType = ["System.TimeSpan"];

    public static FormatView[] All { get; } =
    [
        Table("Dictionary", ["System.Collections.DictionaryEntry"], Property("Name", 30), Property("Value")),
        List("Dictionary", ["System.Collections.DictionaryEntry"], Property("Name"), Property("Value")),
        Text("DateTime", ["System.DateTime"], target => Member(target, "DateTime")),
        List("System.TimeSpan", TimeSpanType, Property("Days"), Property("Hours"), Property("Minutes"), Property("Seconds"), Property("Milliseconds"),
            Property("Ticks"), Property("TotalDays"), Property("TotalHours"), Property("TotalMinutes"), Property("TotalSeconds"),
            Property("TotalMilliseconds")),
        Table("System.TimeSpan", TimeSpanType, Property("Days"), Property("Hours"), Property("Minutes"), Property("Seconds"), Property("Milliseconds")),
        Wide("System.TimeSpan", TimeSpanType, Property("TotalMilliseconds")),
        AutoTable("System.Guid", ["System.Guid"], Computed("Guid", target => target.BaseObject.ToString(), script: "$_.ToString()")),
        Table("System.Version", ["System.Version"], Property("Major", 6), Property("Minor", 6), Property("Build", 6), Property("Revision", 8)),
        Table("System.Management.Automation.SemanticVersion", ["System.Management.Automation.SemanticVersion"], Property("Major", 6),
            Property("Minor", 6), Property("Patch", 6), Property("PreReleaseLabel", 15), Property("BuildLabel", 11)),
        Table("System.RuntimeType", ["System.RuntimeType"], Property("IsPublic", 8), Property("IsSerializable", 8, label: "IsSerial"), Property("Name", 40),
            Property("BaseType")),
        Table("System.Globalization.CultureInfo", ["System.Globalization.CultureInfo"], Property("LCID", 16), Property("Name", 16), Property("DisplayName")),
        Table("PSVariable", ["System.Management.Automation.PSVariable"], Property("Name", 30), Property("Value")),
        List("PSVariable", ["System.Management.Automation.PSVariable"], Property("Name"), Property("Description"), Property("Value"),
            Property("Visibility"), Property("Module"), Property("ModuleName"), Property("Options"), Property("Attributes")),
        GroupedMembers(),
        Table("Microsoft.PowerShell.Commands.GroupInfo", ["Microsoft.PowerShell.Commands.GroupInfo"], Property("Count", 5, Alignment.Right),
            Property("Name", 25), Property("Group")),
        Table("Microsoft.PowerShell.Commands.GroupInfoNoElement", ["Microsoft.PowerShell.Commands.GroupInfoNoElement"],
            Property("Count", 5, Alignment.Right), Property("Name", 25)),
        Text("MatchInfo", ["Microsoft.PowerShell.Commands.MatchInfo"], target => target.BaseObject.ToString()),
        Text("PSCodeMember", ["System.Management.Automation.PSMethod"], target => null),
        AutoTable("VerbInfo", ["System.Management.Automation.VerbInfo"], Property("Verb"), Property("AliasPrefix"), Property("Group"), Property("Description")),
        Table("PathInfo", ["System.Management.Automation.PathInfo"], Property("Path")),
        AutoTable("Microsoft.PowerShell.Commands.FileHash", ["Microsoft.PowerShell.Commands.FileHashInfo", "Microsoft.PowerShell.Commands.FileHash"],
            Property("Algorithm", 15), Property("Hash", 70), Property("Path")),
    ];

    internal static object? Member(PSObject target, string name) => target.Properties[name]?.Value;

    private static FormatView GroupedMembers()
    {
        var view = AutoTable("Microsoft.PowerShell.Commands.MemberDefinition", ["Microsoft.PowerShell.Commands.MemberDefinition"],
            Property("Name"), Property("MemberType"), Property("Definition"));
        view.Control.GroupBy = new PSControlGroupBy { Expression = new DisplayEntry("TypeName", DisplayEntryValueType.Property) };
        return view;
    }
}
