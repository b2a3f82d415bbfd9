namespace System.Management.Automation;

public sealed class ParameterSetMetadata
{
    internal ParameterSetMetadata() { }
    public string HelpMessage { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string HelpMessageBaseName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string HelpMessageResourceId { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool IsMandatory { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int Position { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool ValueFromPipeline { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool ValueFromPipelineByPropertyName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool ValueFromRemainingArguments { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
