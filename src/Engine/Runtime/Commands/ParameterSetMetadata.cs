using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>What a parameter is in one parameter set.</summary>
public sealed class ParameterSetMetadata
{
    internal ParameterSetMetadata(ParameterSetEntry entry)
    {
        IsMandatory = entry.Mandatory;
        Position = entry.Position;
        ValueFromPipeline = entry.FromPipeline;
        ValueFromPipelineByPropertyName = entry.FromPipelineByPropertyName;
        ValueFromRemainingArguments = entry.FromRemainingArguments;
        HelpMessage = entry.HelpMessage ?? string.Empty;
    }

    internal ParameterSetMetadata(ParameterSetMetadata other)
    {
        IsMandatory = other.IsMandatory;
        Position = other.Position;
        ValueFromPipeline = other.ValueFromPipeline;
        ValueFromPipelineByPropertyName = other.ValueFromPipelineByPropertyName;
        ValueFromRemainingArguments = other.ValueFromRemainingArguments;
        HelpMessage = other.HelpMessage;
        HelpMessageBaseName = other.HelpMessageBaseName;
        HelpMessageResourceId = other.HelpMessageResourceId;
    }

    public string HelpMessage { get; set; }

    public string HelpMessageBaseName { get; set; } = string.Empty;

    public string HelpMessageResourceId { get; set; } = string.Empty;

    public bool IsMandatory { get; set; }

    public int Position { get; set; }

    public bool ValueFromPipeline { get; set; }

    public bool ValueFromPipelineByPropertyName { get; set; }

    public bool ValueFromRemainingArguments { get; set; }
}
