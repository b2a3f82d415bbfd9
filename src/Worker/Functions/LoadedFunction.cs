using System.Management.Automation;
using Microsoft.Azure.Functions.PowerShellWorker.Bindings;
using Microsoft.Azure.Functions.PowerShellWorker.Settings;

namespace Microsoft.Azure.Functions.PowerShellWorker.Functions;

/// <summary>A function that has been loaded: all that its invocations need and that does not change from one to the next.</summary>
internal sealed class LoadedFunction
{
    private readonly Dictionary<string, FunctionParameter> _inputs;

    public LoadedFunction(FunctionDescription description, int generation)
    {
        Description = description;
        Generation = generation;
        Outputs = new OutputBindingSet(description.Bindings
            .Where(binding => binding.Direction == BindingDirection.Out)
            .Select(binding => (binding.Name, binding.Type)));
        _inputs = description.Parameters
            .Where(parameter => !ReservedParameters.Contains(parameter.Name))
            .ToDictionary(parameter => parameter.Name, StringComparer.OrdinalIgnoreCase);
        TriggerMetadataParameter = NameOf(ReservedParameters.TriggerMetadata);
        TraceContextParameter = NameOf(ReservedParameters.TraceContext);
        RetryContextParameter = NameOf(ReservedParameters.RetryContext);
        LogCategory = $"Function.{description.Name}.User";
        CommandName = description.Shape switch
        {
            FunctionShape.Script when generation == 1 => $"_{description.Name}_",
            FunctionShape.Script => $"_{description.Name}_{generation}_",
            FunctionShape.ScriptFile => description.ScriptPath,
            _ => description.EntryPoint,
        };
    }

    public FunctionDescription Description { get; }

    public string Id => Description.Id;

    public string Name => Description.Name;

    public FunctionShape Shape => Description.Shape;

    /// <summary>How often the function's file has been loaded; 1 at first.</summary>
    public int Generation { get; }

    /// <summary>What is invoked: a name that no command has, the script's path, or the entry point.</summary>
    public string CommandName { get; }

    /// <summary>The script as an object that any runspace can run; null for the other shapes.</summary>
    public ScriptBlock? Script => Description.Script;

    /// <summary>Category of its user logs.</summary>
    public string LogCategory { get; }

    public OutputBindingSet Outputs { get; }

    /// <summary>The parameter for trigger metadata, as the script spells it; null when it has none.</summary>
    public string? TriggerMetadataParameter { get; }

    public string? TraceContextParameter { get; }

    public string? RetryContextParameter { get; }

    /// <summary>The function's own mode; null takes the app's.</summary>
    public IsolationMode? Isolation => Description.Isolation;

    /// <summary>Activities give their pipeline output to the orchestrator, not to the log.</summary>
    public bool TracesOutput => !Description.IsActivity;

    /// <summary>The parameter that takes an input; null when the function does not want it.</summary>
    public FunctionParameter? FindInput(string name) => _inputs.GetValueOrDefault(name);

    private string? NameOf(string reserved) =>
        Description.Parameters.FirstOrDefault(parameter => parameter.Name.Equals(reserved, StringComparison.OrdinalIgnoreCase))?.Name;
}
