using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>A mandatory parameter also takes an empty collection.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class AllowEmptyCollectionAttribute : CmdletMetadataAttribute;
