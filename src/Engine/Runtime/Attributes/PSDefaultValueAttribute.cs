using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>Documents a parameter's default value.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class PSDefaultValueAttribute : ParsingBaseAttribute
{
    public string? Help { get; set; }

    public object? Value { get; set; }
}
