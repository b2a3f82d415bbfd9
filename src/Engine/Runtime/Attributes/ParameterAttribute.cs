using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384, AllowMultiple = true)]
public sealed class ParameterAttribute : ParsingBaseAttribute
{
    public const string AllParameterSets = "__AllParameterSets";
    public ParameterAttribute() => throw Unsupported.Member();
    public bool DontShow { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string HelpMessage { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string HelpMessageBaseName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string HelpMessageResourceId { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool Mandatory { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string ParameterSetName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int Position { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool ValueFromPipeline { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool ValueFromPipelineByPropertyName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool ValueFromRemainingArguments { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
