using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A script block that is run as a command without a name of its own.</summary>
public class ScriptInfo : CommandInfo, IScriptCommandInfo
{
    internal ScriptInfo(string name, ScriptBlock scriptBlock)
        : base(name, CommandTypes.Script) => ScriptBlock = scriptBlock;

    public override string Definition => ScriptBlock.ToString();

    public override ReadOnlyCollection<PSTypeName> OutputType
        => new([.. ScriptBlock.Attributes.OfType<OutputTypeAttribute>().SelectMany(static attribute => attribute.Type)]);

    public ScriptBlock ScriptBlock { get; }

    string IScriptCommandInfo.QualifiedName => Name;

    internal override ParameterModel BindingModel => ScriptBlock.Code.ParameterModel;

    public override string ToString() => ScriptBlock.ToString();
}
