using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class CommandParameterInfo
{
    internal CommandParameterInfo() { }
    public ReadOnlyCollection<string> Aliases { get => throw Unsupported.Member(); }
    public ReadOnlyCollection<Attribute> Attributes { get => throw Unsupported.Member(); }
    public string HelpMessage { get => throw Unsupported.Member(); }
    public bool IsDynamic { get => throw Unsupported.Member(); }
    public bool IsMandatory { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public Type ParameterType { get => throw Unsupported.Member(); }
    public int Position { get => throw Unsupported.Member(); }
    public bool ValueFromPipeline { get => throw Unsupported.Member(); }
    public bool ValueFromPipelineByPropertyName { get => throw Unsupported.Member(); }
    public bool ValueFromRemainingArguments { get => throw Unsupported.Member(); }
}
