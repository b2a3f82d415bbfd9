using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>Marks a configuration of the local configuration manager.</summary>
[AttributeUsage(AttributeTargets.Class)]
public class DscLocalConfigurationManagerAttribute : CmdletMetadataAttribute;
