namespace System.Management.Automation.Runspaces;

/// <summary>Type data for a property that scripts implement.</summary>
public sealed class ScriptPropertyData : TypeMemberData
{
    public ScriptPropertyData(string name, ScriptBlock getScriptBlock)
        : this(name, getScriptBlock, null)
    {
    }

    public ScriptPropertyData(string name, ScriptBlock? getScriptBlock, ScriptBlock? setScriptBlock)
    {
        Name = name;
        GetScriptBlock = getScriptBlock;
        SetScriptBlock = setScriptBlock;
    }

    public ScriptBlock? GetScriptBlock { get; set; }

    public bool IsHidden { get; set; }

    public ScriptBlock? SetScriptBlock { get; set; }

    internal override PSMemberInfo ToMember() => Hidden(new PSScriptProperty(Name, GetScriptBlock, SetScriptBlock), IsHidden);

    internal override TypeMemberData Copy() => new ScriptPropertyData(Name, GetScriptBlock, SetScriptBlock) { IsHidden = IsHidden };
}
