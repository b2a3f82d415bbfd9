using System.Management.Automation;
using Microsoft.Azure.Functions.PowerShellWorker.Settings;

namespace Microsoft.Azure.Functions.PowerShellWorker.Functions;

/// <summary>What a load request and the script it names say of a function, checked against each other.</summary>
internal sealed record FunctionDescription
{
    public required string Id { get; init; }

    public required string Name { get; init; }

    /// <summary>The function's folder.</summary>
    public required string Directory { get; init; }

    public required string ScriptPath { get; init; }

    /// <summary>Function of a module; empty for a script.</summary>
    public required string EntryPoint { get; init; }

    public required FunctionShape Shape { get; init; }

    public required IReadOnlyList<FunctionBinding> Bindings { get; init; }

    public required IReadOnlyList<FunctionParameter> Parameters { get; init; }

    /// <summary>The script; null for shapes that the engine reads from the file.</summary>
    public required ScriptBlock? Script { get; init; }

    public IsolationMode? Isolation { get; init; }

    /// <summary>Whether an orchestrator calls it.</summary>
    public bool IsActivity => Bindings.Any(binding => binding.Direction == BindingDirection.In
        && binding.Type.Equals("activityTrigger", StringComparison.OrdinalIgnoreCase));
}
