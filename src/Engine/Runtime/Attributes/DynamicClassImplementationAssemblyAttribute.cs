namespace System.Management.Automation;

/// <summary>Marks an assembly that holds the classes of a script.</summary>
[AttributeUsage(AttributeTargets.Assembly)]
public class DynamicClassImplementationAssemblyAttribute : Attribute
{
    /// <summary>The file of the script, or null when it had none.</summary>
    public string? ScriptFile { get; set; }
}
