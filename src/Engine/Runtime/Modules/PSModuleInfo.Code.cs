using System.Collections.ObjectModel;
using System.Management.Automation.Language;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

public sealed partial class PSModuleInfo
{
    /// <summary>Classes and enums of the module's script, for <c>using module</c>.</summary>
    internal IReadOnlyList<TypeDefinitionAst> TypeDefinitions { get; set; } = [];

    public ReadOnlyDictionary<string, TypeDefinitionAst> GetExportedTypeDefinitions() =>
        new(TypeDefinitions.ToDictionary(t => t.Name, StringComparer.OrdinalIgnoreCase));

    /// <summary>Runs a script block in the module's scope.</summary>
    public object? Invoke(ScriptBlock sb, params object[] args)
    {
        ArgumentNullException.ThrowIfNull(sb);
        return NewBoundScriptBlock(sb).InvokeReturnAsIs(args);
    }

    /// <summary>The same script block, bound to the module's session state.</summary>
    public ScriptBlock NewBoundScriptBlock(ScriptBlock scriptBlockToBind)
    {
        ArgumentNullException.ThrowIfNull(scriptBlockToBind);
        var bound = scriptBlockToBind.Clone();
        bound.SessionState = State ?? throw new PSInvalidOperationException(
            $"The module '{Name}' has no session state of its own, so no script block can be bound to it.");
        return bound;
    }

    /// <summary>An object with the exported functions as methods and the exported variables as properties.</summary>
    public PSObject AsCustomObject()
    {
        if (State is null)
        {
            throw new PSInvalidOperationException($"The module '{Name}' has no script, so it cannot become a custom object.");
        }

        var result = new PSObject();
        foreach (var function in ExportedFunctions.Values)
        {
            result.Members.Add(new PSScriptMethod(function.Name, function.ScriptBlock));
        }

        foreach (var variable in ExportedVariables.Values)
        {
            result.Members.Add(new PSVariableProperty(variable));
        }

        return result;
    }

    public PSVariable? GetVariableFromCallersModule(string variableName)
    {
        ArgumentException.ThrowIfNullOrEmpty(variableName);
        for (var frame = ExecutionContext.Required.CurrentFrame; frame is not null; frame = frame.Caller)
        {
            if (!ReferenceEquals(frame.Scope.SessionState, State))
            {
                return frame.Scope.SessionState.TopScope.GetVariable(variableName);
            }
        }

        return null;
    }
}
