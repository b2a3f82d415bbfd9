using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A method that a script implements; the object is <c>$this</c> there.</summary>
public class PSScriptMethod : PSMethodInfo
{
    public PSScriptMethod(string name, ScriptBlock script)
    {
        ArgumentNullException.ThrowIfNull(script);
        SetMemberName(name);
        Script = script;
    }

    public ScriptBlock Script { get; }

    public override PSMemberTypes MemberType => PSMemberTypes.ScriptMethod;

    public override Collection<string> OverloadDefinitions => [ToString()];

    public override string TypeNameOfValue => typeof(object).FullName!;

    public override PSMemberInfo Copy() => CopyTo(new PSScriptMethod(Name, Script));

    public override object? Invoke(params object?[] arguments)
    {
        ArgumentNullException.ThrowIfNull(arguments);
        var self = Owner is { IsCustom: false, Bag: null } wrapper ? wrapper.BaseObject : Owner;
        try
        {
            return ScriptServices.Current.Invoke(Script, null, self, arguments);
        }
        catch (Exception e) when (MemberError.IsScriptFailure(e))
        {
            throw MemberError.ScriptMethodFailed(Name, arguments.Length, e);
        }
    }

    public override string ToString() => $"{TypeNameOfValue} {Name}();";
}
