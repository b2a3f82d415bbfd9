namespace System.Management.Automation.Runtime;

/// <summary>What a parameter is in one parameter set, or in all of them.</summary>
internal sealed class ParameterSetEntry
{
    public const int NoPosition = int.MinValue;

    public required string SetName { get; init; }

    /// <summary>The set's bit; all bits for a parameter of every set. Given by the model.</summary>
    public uint Mask { get; set; }

    public bool Mandatory { get; init; }

    public int Position { get; set; } = NoPosition;

    public bool FromPipeline { get; init; }

    public bool FromPipelineByPropertyName { get; init; }

    public bool FromRemainingArguments { get; init; }

    public string? HelpMessage { get; init; }

    public bool IsForAllSets => SetName == ParameterAttribute.AllParameterSets;

    public static ParameterSetEntry From(ParameterAttribute attribute) => new()
    {
        SetName = attribute.ParameterSetName,
        Mandatory = attribute.Mandatory,
        Position = attribute.Position,
        FromPipeline = attribute.ValueFromPipeline,
        FromPipelineByPropertyName = attribute.ValueFromPipelineByPropertyName,
        FromRemainingArguments = attribute.ValueFromRemainingArguments,
        HelpMessage = attribute.HelpMessage,
    };

    public ParameterSetEntry Copy() => (ParameterSetEntry)MemberwiseClone();

    public static ParameterSetEntry ForAllSets(int position = NoPosition)
        => new() { SetName = ParameterAttribute.AllParameterSets, Position = position };
}
