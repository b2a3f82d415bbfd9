using System.Collections.ObjectModel;
using System.Management.Automation.Provider;
using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Functions: the drive Function.</summary>
[CmdletProvider("Function", ProviderCapabilities.ShouldProcess)]
public sealed class FunctionProvider : SessionStateProviderBase
{
    public const string ProviderName = "Function";

    private SessionStateInternal State => Context.Session.State.Context.CurrentState;

    internal override object? Find(string name)
    {
        var (scope, plain) = ScopeOf(name);
        return scope.FindFunction(plain);
    }

    internal override IEnumerable<KeyValuePair<string, object>> Items()
    {
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        for (var scope = State.CurrentScope; scope is not null; scope = scope.Parent)
        {
            foreach (var function in scope.Functions?.Values ?? [])
            {
                if (seen.Add(function.Name))
                {
                    yield return new KeyValuePair<string, object>(function.Name, function);
                }
            }
        }
    }

    internal override void SetValue(string name, object? value)
    {
        var (scope, plain) = ScopeOf(name);
        if (value is null)
        {
            Delete(name);
            return;
        }

        var script = value switch
        {
            ScriptBlock block => block,
            FunctionInfo function => function.ScriptBlock,
            _ => ScriptBlock.Create(CmdletSupport.Text(value)),
        };
        if (scope.FindFunction(plain) is { } known && (known.Options & (ScopedItemOptions.Constant | ScopedItemOptions.ReadOnly)) != 0
            && ((known.Options & ScopedItemOptions.Constant) != 0 || !Force))
        {
            throw new SessionStateUnauthorizedAccessException(plain, SessionStateCategory.Function, "FunctionNotWritable",
                $"Cannot write to function {plain} because it is read-only or constant.");
        }

        var options = (DynamicParameters as FunctionProviderDynamicParameters)?.Options ?? ScopedItemOptions.None;
        scope.AddFunction(FunctionInfo.Create(plain, script, options));
    }

    internal override void Delete(string name)
    {
        var (start, plain) = ScopeOf(name);
        for (var scope = start; scope is not null; scope = scope.Parent)
        {
            if (scope.GetLocalFunction(plain) is not { } function)
            {
                continue;
            }

            if ((function.Options & ScopedItemOptions.Constant) != 0 || ((function.Options & ScopedItemOptions.ReadOnly) != 0 && !Force))
            {
                throw new SessionStateUnauthorizedAccessException(plain, SessionStateCategory.Function, "FunctionNotRemovable",
                    $"Cannot remove function {plain} because it is constant or read-only.");
            }

            scope.RemoveFunction(plain);
            return;
        }
    }

    internal override object? ValueOf(object item) => ((FunctionInfo)item).ScriptBlock;

    protected override object? NewItemDynamicParameters(string path, string itemTypeName, object? newItemValue) => new FunctionProviderDynamicParameters();

    protected override Collection<PSDriveInfo> InitializeDefaultDrives() => [new PSDriveInfo("Function", ProviderInfo, "", "", null)];

    private (Scope Scope, string Name) ScopeOf(string name)
    {
        var colon = name.IndexOf(':', StringComparison.Ordinal);
        return colon < 0 ? (State.CurrentScope, name) : (State.GetScope(name[..colon]), name[(colon + 1)..]);
    }
}
