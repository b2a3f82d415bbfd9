namespace System.Management.Automation.Runspaces;

/// <summary>Type data for a method that a script implements.</summary>
public sealed class ScriptMethodData : TypeMemberData
{
    public ScriptMethodData(string name, ScriptBlock scriptToInvoke)
    {
        Name = name;
        Script = scriptToInvoke;
    }

    public ScriptBlock Script { get; set; }

    internal override PSMemberInfo ToMember() => new PSScriptMethod(Name, Script);

    internal override TypeMemberData Copy() => new ScriptMethodData(Name, Script);
}
