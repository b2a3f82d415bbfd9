namespace System.Management.Automation.Language;

/// <summary>What a configuration describes.</summary>
public enum ConfigurationType
{
    Resource = 0,
    Meta = 1,
}
