using System.Management.Automation.Runtime;

namespace System.Management.Automation.Runspaces;

/// <summary>Type data for a method that a script implements.</summary>
public sealed class ScriptMethodData : TypeMemberData
{
    private readonly NativeMethod? _native;
    private readonly string? _text;
    private ScriptBlock? _script;

    public ScriptMethodData(string name, ScriptBlock scriptToInvoke)
    {
        Name = name;
        _script = scriptToInvoke;
    }

    /// <summary>A method of the default type data: done by a delegate, shown as the script that it stands for.</summary>
    internal ScriptMethodData(string name, string text, Func<object, object?[], object?> body)
    {
        Name = name;
        _text = text;
        _native = new NativeMethod(name, PSMemberTypes.ScriptMethod, body);
    }

    public ScriptBlock Script
    {
        get => _script ??= ScriptBlock.Create(_text!);
        set => _script = value;
    }

    internal override PSMemberInfo ToMember() => _native?.Copy() ?? new PSScriptMethod(Name, Script);

    internal override TypeMemberData Copy() => _native is not null ? this : new ScriptMethodData(Name, Script);
}
