using System.Management.Automation.Runtime;
using System.Reflection;

namespace Microsoft.PowerShell.Commands;

/// <summary>Lists the members of objects.</summary>
[Cmdlet("Get", "Member", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096704", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(MemberDefinition))]
public class GetMemberCommand : PSCmdlet
{
    private readonly HashSet<string> _seen = new(StringComparer.OrdinalIgnoreCase);
    private bool _any;

    [Parameter(ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    [Parameter(Position = 0)]
    [ValidateNotNullOrEmpty]
    public string[] Name { get; set; } = ["*"];

    [Parameter]
    [Alias("Type")]
    public PSMemberTypes MemberType { get; set; } = PSMemberTypes.All;

    [Parameter]
    public PSMemberViewTypes View { get; set; } = PSMemberViewTypes.Adapted | PSMemberViewTypes.Extended;

    [Parameter]
    public SwitchParameter Static { get; set; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    protected override void ProcessRecord()
    {
        if (InputObject is not { } input || input == (object)System.Management.Automation.Internal.AutomationNull.Value)
        {
            return;
        }

        _any = true;
        var type = Static ? input.BaseObject as Type ?? input.BaseObject.GetType() : null;
        var typeName = type?.FullName ?? (input.TypeNames.Count > 0 ? input.TypeNames[0] : "<null>");
        if (!_seen.Add(typeName))
        {
            return;
        }

        var members = type is null ? InstanceMembers(input, typeName) : Sorted(StaticMembers(type, typeName));
        foreach (var member in members)
        {
            WriteObject(member);
        }
    }

    protected override void EndProcessing()
    {
        if (!_any)
        {
            WriteError(new ErrorRecord(new InvalidOperationException("You must specify an object for the Get-Member cmdlet."),
                "NoObjectInGetMember", ErrorCategory.CloseError, null));
        }
    }

    private List<MemberDefinition> InstanceMembers(PSObject input, string typeName)
    {
        var result = new List<MemberDefinition>();
        var names = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (var pattern in Name)
        {
            var matches = new List<MemberDefinition>();
            foreach (var member in input.Members.Match(pattern, MemberType))
            {
                if (IsWanted(member) && names.Add(member.Name))
                {
                    matches.Add(new MemberDefinition(typeName, member.Name, member.MemberType, member.ToString() ?? ""));
                }
            }

            result.AddRange(Sorted(matches));
        }

        return result;
    }

    private static List<MemberDefinition> Sorted(List<MemberDefinition> members)
    {
        members.Sort(static (one, two) =>
        {
            var kind = string.Compare(one.MemberType.ToString(), two.MemberType.ToString(), StringComparison.OrdinalIgnoreCase);
            return kind != 0 ? kind : string.Compare(one.Name, two.Name, StringComparison.OrdinalIgnoreCase);
        });
        return members;
    }

    private bool IsWanted(PSMemberInfo member)
    {
        var isExtended = member.MemberType is PSMemberTypes.NoteProperty or PSMemberTypes.ScriptProperty or PSMemberTypes.AliasProperty
            or PSMemberTypes.CodeProperty or PSMemberTypes.ScriptMethod or PSMemberTypes.CodeMethod or PSMemberTypes.PropertySet or PSMemberTypes.MemberSet;
        if (!Force && (member.Name is "PSStandardMembers" or "psbase" or "psadapted" or "psextended" or "psobject" or "pstypenames"
            || (member is PSMethodInfo && (member.Name.StartsWith("get_", StringComparison.Ordinal) || member.Name.StartsWith("set_", StringComparison.Ordinal)
                || member.Name.StartsWith("add_", StringComparison.Ordinal) || member.Name.StartsWith("remove_", StringComparison.Ordinal)))))
        {
            return false;
        }

        return View switch
        {
            PSMemberViewTypes.Extended => isExtended,
            PSMemberViewTypes.Base or PSMemberViewTypes.Adapted => !isExtended,
            _ => true,
        };
    }

    private List<MemberDefinition> StaticMembers(Type type, string typeName)
    {
        var patterns = Name.Select(name => WildcardPattern.Get(name, WildcardOptions.IgnoreCase)).ToArray();
        var result = new List<MemberDefinition>();
        const BindingFlags Flags = BindingFlags.Public | BindingFlags.Static | BindingFlags.FlattenHierarchy;
        if ((MemberType & PSMemberTypes.Property) != 0)
        {
            foreach (var property in type.GetProperties(Flags).Where(property => property.GetIndexParameters().Length == 0 && Matches(patterns, property.Name)))
            {
                var accessors = (property.CanRead ? "get;" : "") + (property.CanWrite ? "set;" : "");
                result.Add(new MemberDefinition(typeName, property.Name, PSMemberTypes.Property,
                    $"static {TypeText.Short(property.PropertyType)} {property.Name} {{{accessors}}}"));
            }

            foreach (var field in type.GetFields(Flags).Where(field => Matches(patterns, field.Name)))
            {
                var accessors = field.IsLiteral || field.IsInitOnly ? "get;" : "get;set;";
                result.Add(new MemberDefinition(typeName, field.Name, PSMemberTypes.Property, $"static {TypeText.Short(field.FieldType)} {field.Name} {{{accessors}}}"));
            }
        }

        if ((MemberType & PSMemberTypes.Method) != 0)
        {
            foreach (var group in type.GetMethods(Flags).Where(method => !method.IsSpecialName && Matches(patterns, method.Name)).GroupBy(method => method.Name))
            {
                result.Add(new MemberDefinition(typeName, group.Key, PSMemberTypes.Method, string.Join(", ", group.Select(method => MemberText.Signature(method)))));
            }

            var constructors = type.GetConstructors();
            if (constructors.Length > 0 && Matches(patterns, "new"))
            {
                result.Add(new MemberDefinition(typeName, "new", PSMemberTypes.Method,
                    string.Join(", ", constructors.Select(constructor => MemberText.Signature(constructor)))));
            }
        }

        return result;
    }

    private static bool Matches(WildcardPattern[] patterns, string name) => Array.Exists(patterns, pattern => pattern.IsMatch(name));
}
