using System.Collections.ObjectModel;
using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Language;

/// <summary>What the <c>#requires</c> comments of a script demand.</summary>
public class ScriptRequirements
{
    public string? RequiredApplicationId { get; internal set; }

    public Version? RequiredPSVersion { get; internal set; }

    public ReadOnlyCollection<string> RequiredPSEditions { get; internal set; } = ReadOnlyCollection<string>.Empty;

    public ReadOnlyCollection<ModuleSpecification> RequiredModules { get; internal set; } = ReadOnlyCollection<ModuleSpecification>.Empty;

    public ReadOnlyCollection<string> RequiredAssemblies { get; internal set; } = ReadOnlyCollection<string>.Empty;

    public bool IsElevationRequired { get; internal set; }
}
