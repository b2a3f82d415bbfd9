using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>A mandatory parameter also takes an empty string.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class AllowEmptyStringAttribute : CmdletMetadataAttribute;
