using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>Makes a property or a script variable a parameter, in one parameter set or in all.</summary>
/// <remarks>Error messages list the properties in the order in which they stand here.</remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = true)]
public sealed class ParameterAttribute : ParsingBaseAttribute
{
    public const string AllParameterSets = "__AllParameterSets";

    private string _parameterSetName = AllParameterSets;
    private string? _helpMessage;

    public ParameterAttribute()
    {
    }

    /// <summary>Place among the positional arguments; <see cref="int.MinValue"/> for none.</summary>
    public int Position { get; set; } = int.MinValue;

    public string ParameterSetName
    {
        get => _parameterSetName;
        set => _parameterSetName = string.IsNullOrEmpty(value) ? AllParameterSets : value;
    }

    public bool Mandatory { get; set; }

    public bool ValueFromPipeline { get; set; }

    public bool ValueFromPipelineByPropertyName { get; set; }

    public bool ValueFromRemainingArguments { get; set; }

    public string HelpMessage
    {
        get => _helpMessage!;
        set => _helpMessage = string.IsNullOrEmpty(value)
            ? throw new PSArgumentException("The help message cannot be null or empty.", nameof(value))
            : value;
    }

    public string? HelpMessageBaseName { get; set; }

    public string? HelpMessageResourceId { get; set; }

    public bool DontShow { get; set; }
}
