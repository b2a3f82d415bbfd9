using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>A mandatory parameter also takes null.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class AllowNullAttribute : CmdletMetadataAttribute;
