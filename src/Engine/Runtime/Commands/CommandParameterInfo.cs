using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A parameter within one parameter set.</summary>
public class CommandParameterInfo
{
    internal CommandParameterInfo(BindableParameter parameter, ParameterSetEntry entry)
    {
        Name = parameter.Name;
        ParameterType = parameter.Type;
        IsDynamic = parameter.IsDynamic;
        Aliases = new ReadOnlyCollection<string>(parameter.Aliases);
        Attributes = new ReadOnlyCollection<Attribute>(parameter.Attributes);
        IsMandatory = entry.Mandatory;
        Position = entry.Position;
        ValueFromPipeline = entry.FromPipeline;
        ValueFromPipelineByPropertyName = entry.FromPipelineByPropertyName;
        ValueFromRemainingArguments = entry.FromRemainingArguments;
        HelpMessage = entry.HelpMessage ?? string.Empty;
    }

    public ReadOnlyCollection<string> Aliases { get; }

    public ReadOnlyCollection<Attribute> Attributes { get; }

    public string HelpMessage { get; }

    public bool IsDynamic { get; }

    public bool IsMandatory { get; }

    public string Name { get; }

    public Type ParameterType { get; }

    public int Position { get; }

    public bool ValueFromPipeline { get; }

    public bool ValueFromPipelineByPropertyName { get; }

    public bool ValueFromRemainingArguments { get; }
}
