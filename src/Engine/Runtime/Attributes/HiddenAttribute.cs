using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>Leaves a member out of Get-Member and completion.</summary>
[AttributeUsage(AttributeTargets.Constructor | AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Event)]
public sealed class HiddenAttribute : ParsingBaseAttribute;
