using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>What a command writes. Documentation only: nothing is enforced.</summary>
[AttributeUsage(AttributeTargets.Class, AllowMultiple = true)]
public sealed class OutputTypeAttribute : CmdletMetadataAttribute
{
    public OutputTypeAttribute(params Type[] type)
        => Type = type is null ? [] : Array.ConvertAll(type, static t => new PSTypeName(t));

    public OutputTypeAttribute(params string[] type)
        => Type = type is null ? [] : Array.ConvertAll(type, static t => new PSTypeName(t));

    public string[] ParameterSetName { get; set; } = [ParameterAttribute.AllParameterSets];

    public string? ProviderCmdlet { get; set; }

    public PSTypeName[] Type { get; }
}
