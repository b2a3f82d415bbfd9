using System.Management.Automation.Runtime;

namespace System.Management.Automation.Runspaces;

/// <summary>Type data for a property that scripts implement.</summary>
public sealed class ScriptPropertyData : TypeMemberData
{
    private readonly NativeProperty? _native;
    private readonly string? _getterText;
    private ScriptBlock? _getter;

    public ScriptPropertyData(string name, ScriptBlock getScriptBlock)
        : this(name, getScriptBlock, null)
    {
    }

    public ScriptPropertyData(string name, ScriptBlock? getScriptBlock, ScriptBlock? setScriptBlock)
    {
        Name = name;
        _getter = getScriptBlock;
        SetScriptBlock = setScriptBlock;
    }

    /// <summary>A property of the default type data: computed by a delegate, shown as the script that it stands for.</summary>
    internal ScriptPropertyData(string name, string getterText, Func<object, object?> getter, Func<PSObject, object?>? ownerGetter = null)
    {
        Name = name;
        _getterText = getterText;
        _native = new NativeProperty(name, PSMemberTypes.ScriptProperty, typeof(object), getter, null, $"get={getterText};") { OwnerGetter = ownerGetter };
    }

    public ScriptBlock? GetScriptBlock
    {
        get => _getter ??= _getterText is null ? null : ScriptBlock.Create(_getterText);
        set => _getter = value;
    }

    public bool IsHidden { get; set; }

    public ScriptBlock? SetScriptBlock { get; set; }

    internal override PSMemberInfo ToMember()
        => _native is not null ? Hidden(_native.Copy(), IsHidden) : Hidden(new PSScriptProperty(Name, GetScriptBlock, SetScriptBlock), IsHidden);

    internal override TypeMemberData Copy() => _native is not null
        ? new ScriptPropertyData(Name, _getterText!, _native.Getter, _native.OwnerGetter) { IsHidden = IsHidden }
        : new ScriptPropertyData(Name, GetScriptBlock, SetScriptBlock) { IsHidden = IsHidden };
}
