using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>Documents that a parameter takes wildcards.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class SupportsWildcardsAttribute : ParsingBaseAttribute;
