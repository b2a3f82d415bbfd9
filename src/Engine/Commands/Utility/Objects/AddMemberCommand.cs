using System.Collections;
using System.Collections.ObjectModel;
using System.Reflection;

namespace Microsoft.PowerShell.Commands;

/// <summary>Adds members to an object.</summary>
[Cmdlet("Add", "Member", DefaultParameterSetName = "TypeNameSet", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097109", RemotingCapability = RemotingCapability.None)]
public class AddMemberCommand : PSCmdlet
{
    [Parameter(Mandatory = true, ValueFromPipeline = true, ParameterSetName = "MemberSet")]
    [Parameter(Mandatory = true, ValueFromPipeline = true, ParameterSetName = "TypeNameSet")]
    [Parameter(Mandatory = true, ValueFromPipeline = true, ParameterSetName = "NotePropertySingleMemberSet")]
    [Parameter(Mandatory = true, ValueFromPipeline = true, ParameterSetName = "NotePropertyMultiMemberSet")]
    public PSObject? InputObject { get; set; }

    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "MemberSet")]
    [Alias("Type")]
    public PSMemberTypes MemberType { get; set; }

    [Parameter(Mandatory = true, Position = 1, ParameterSetName = "MemberSet")]
    public string? Name { get; set; }

    [Parameter(Position = 2, ParameterSetName = "MemberSet")]
    public object? Value { get; set; }

    [Parameter(Position = 3, ParameterSetName = "MemberSet")]
    public object? SecondValue { get; set; }

    [Parameter(Mandatory = true, ParameterSetName = "TypeNameSet")]
    [Parameter(ParameterSetName = "MemberSet")]
    [Parameter(ParameterSetName = "NotePropertySingleMemberSet")]
    [Parameter(ParameterSetName = "NotePropertyMultiMemberSet")]
    [ValidateNotNullOrEmpty]
    public string? TypeName { get; set; }

    [Parameter(ParameterSetName = "MemberSet")]
    [Parameter(ParameterSetName = "NotePropertySingleMemberSet")]
    [Parameter(ParameterSetName = "NotePropertyMultiMemberSet")]
    public SwitchParameter Force { get; set; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "NotePropertySingleMemberSet")]
    [ValidateNotNullOrEmpty]
    [NotePropertyNameTransformation]
    public string? NotePropertyName { get; set; }

    [Parameter(Mandatory = true, Position = 1, ParameterSetName = "NotePropertySingleMemberSet")]
    [AllowNull]
    public object? NotePropertyValue { get; set; }

    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "NotePropertyMultiMemberSet")]
    [ValidateNotNullOrEmpty]
    public IDictionary? NotePropertyMembers { get; set; }

    protected override void ProcessRecord()
    {
        var target = InputObject!;
        switch (ParameterSetName)
        {
            case "NotePropertySingleMemberSet":
                Add(target, new PSNoteProperty(NotePropertyName!, NotePropertyValue));
                break;
            case "NotePropertyMultiMemberSet":
                foreach (DictionaryEntry entry in NotePropertyMembers!)
                {
                    Add(target, new PSNoteProperty(CmdletSupport.Text(entry.Key), entry.Value));
                }

                break;
            case "MemberSet":
                if (Make() is not { } member || !Add(target, member))
                {
                    return;
                }

                break;
        }

        if (TypeName is not null)
        {
            target.TypeNames.Insert(0, LongName(TypeName));
        }

        if (PassThru)
        {
            WriteObject(target);
        }
    }

    private static string LongName(string name)
        => LanguagePrimitives.TryConvertTo<Type>(name, out var type) && type is not null ? type.FullName! : name;

    private bool Add(PSObject target, PSMemberInfo member)
    {
        if (target.Members[member.Name] is { } known)
        {
            if (!Force)
            {
                WriteError(new ErrorRecord(new InvalidOperationException(
                    $"Cannot add a member with the name \"{member.Name}\" because a member with that name already exists. To overwrite the member anyway, "
                    + "add the Force parameter to your command."), "MemberAlreadyExists", ErrorCategory.InvalidOperation, target));
                return false;
            }

            if (known.IsInstance)
            {
                target.Members.Remove(member.Name);
            }
        }

        target.Members.Add(member);
        return true;
    }

    private PSMemberInfo? Make()
    {
        switch (MemberType)
        {
            case PSMemberTypes.NoteProperty:
                return Second(false) ? null : new PSNoteProperty(Name!, Value);
            case PSMemberTypes.AliasProperty:
                return First() ? null : SecondValue is null ? new PSAliasProperty(Name!, To<string>(Value)) : new PSAliasProperty(Name!, To<string>(Value), To<Type>(SecondValue));
            case PSMemberTypes.ScriptProperty:
                return Value is null && SecondValue is null ? Missing("Value1ShouldNotBeNull")
                    : new PSScriptProperty(Name!, Value is null ? null! : To<ScriptBlock>(Value), SecondValue is null ? null! : To<ScriptBlock>(SecondValue));
            case PSMemberTypes.ScriptMethod:
                return First() || Second(false) ? null : new PSScriptMethod(Name!, To<ScriptBlock>(Value));
            case PSMemberTypes.CodeMethod:
                return First() || Second(false) ? null : new PSCodeMethod(Name!, To<MethodInfo>(Value));
            case PSMemberTypes.CodeProperty:
                return new PSCodeProperty(Name!, Value is null ? null! : To<MethodInfo>(Value), SecondValue is null ? null! : To<MethodInfo>(SecondValue));
            case PSMemberTypes.PropertySet:
                return First() || Second(false) ? null : new PSPropertySet(Name!, To<Collection<string>>(Value));
            case PSMemberTypes.MemberSet:
                return Second(false) ? null
                    : Value is null ? new PSMemberSet(Name!) : new PSMemberSet(Name!, To<Collection<PSMemberInfo>>(Value));
            default:
                Fail($"Cannot add a member with type \"{MemberType}\". Specify a different type for the MemberTypes parameter.", "CannotAddMemberType");
                return null;
        }
    }

    private bool First()
    {
        if (Value is not null)
        {
            return false;
        }

        Missing("Value1ShouldNotBeNull");
        return true;
    }

    private PSMemberInfo? Missing(string id)
    {
        Fail($"The Value parameter should not be null for a member of type \"{MemberType}\". Specify a non-null value for the Value parameter when adding "
            + "members of this type.", id);
        return null;
    }

    private bool Second(bool allowed)
    {
        if (SecondValue is null || allowed)
        {
            return false;
        }

        Fail($"The SecondValue parameter is not necessary for a member of type \"{MemberType}\", and should not be specified. Do not specify the SecondValue "
            + "parameter when you add members of this type.", "Value2ShouldNotBeSpecified");
        return true;
    }

    private void Fail(string message, string id)
        => ThrowTerminatingError(new ErrorRecord(new InvalidOperationException(message), id, ErrorCategory.InvalidOperation, null));

    private static T To<T>(object? value) => LanguagePrimitives.ConvertTo<T>(value);
}
