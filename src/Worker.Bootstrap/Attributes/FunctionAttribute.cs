namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>Makes a script, or a function of a module, a function of the app: written above its param block.</summary>
[AttributeUsage(AttributeTargets.All)]
public sealed class FunctionAttribute : Attribute
{
    /// <summary>Name of the function in the app; by default that of the PowerShell function, or of the script's file.</summary>
    public string? Name { get; set; }
}
