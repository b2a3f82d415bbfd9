using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A property whose value a script makes; the object is <c>$this</c> there.</summary>
public class PSScriptProperty : PSPropertyInfo
{
    public PSScriptProperty(string name, ScriptBlock getterScript)
        : this(name, getterScript, null)
    {
    }

    public PSScriptProperty(string name, ScriptBlock? getterScript, ScriptBlock? setterScript)
    {
        if (getterScript is null && setterScript is null)
        {
            throw new ArgumentNullException(nameof(getterScript));
        }

        SetMemberName(name);
        GetterScript = getterScript;
        SetterScript = setterScript;
    }

    public ScriptBlock? GetterScript { get; }

    public ScriptBlock? SetterScript { get; }

    public override bool IsGettable => GetterScript is not null;

    public override bool IsSettable => SetterScript is not null;

    public override PSMemberTypes MemberType => PSMemberTypes.ScriptProperty;

    public override string TypeNameOfValue => typeof(object).FullName!;

    public override object? Value
    {
        get
        {
            if (GetterScript is null)
            {
                throw new GetValueException($"Get accessor is not available for property \"{Name}\".");
            }

            try
            {
                return ScriptServices.Current.Invoke(GetterScript, null, Self, []);
            }
            catch (Exception e) when (MemberError.IsScriptFailure(e))
            {
                throw MemberError.GetFailed(Name, e, "ScriptGetValueException");
            }
        }

        set
        {
            if (SetterScript is null)
            {
                throw new SetValueException($"Set accessor for property \"{Name}\" is unavailable.");
            }

            try
            {
                ScriptServices.Current.Invoke(SetterScript, null, Self, [value]);
            }
            catch (Exception e) when (MemberError.IsScriptFailure(e))
            {
                throw MemberError.SetFailed(Name, e, "ScriptSetValueRuntimeException");
            }
        }
    }

    private object? Self => Owner is { IsCustom: false } wrapper && wrapper.Bag is null ? wrapper.BaseObject : Owner;

    public override PSMemberInfo Copy() => CopyTo(new PSScriptProperty(Name, GetterScript, SetterScript));

    public override string ToString()
    {
        var text = $"{MemberText.ShortTypeName(TypeNameOfValue)} {Name} {{";
        if (GetterScript is not null)
        {
            text += $"get={GetterScript};";
        }

        return text + (SetterScript is null ? "}" : $"set={SetterScript};}}");
    }
}
