using System.Collections.ObjectModel;
using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Variables: the drive Variable.</summary>
[CmdletProvider("Variable", ProviderCapabilities.ShouldProcess)]
public sealed class VariableProvider : SessionStateProviderBase
{
    public const string ProviderName = "Variable";

    internal override object? Find(string name) => Context.Session.State.Context.CurrentState.GetVariable(name);

    internal override IEnumerable<KeyValuePair<string, object>> Items()
    {
        foreach (var variable in VariableTable.Visible(Context.Session.State.Context.CurrentState.CurrentScope))
        {
            yield return new KeyValuePair<string, object>(variable.Name, variable);
        }
    }

    internal override void SetValue(string name, object? value)
    {
        var state = Context.Session.State.Context.CurrentState;
        if (value is PSVariable other && other.Name.Equals(name, StringComparison.OrdinalIgnoreCase) == false)
        {
            value = other.Value;
        }

        state.SetVariable(name, value);
    }

    internal override void Delete(string name) => VariableTable.Remove(Context.Session.State.Context.CurrentState, name, Force);

    internal override object? ValueOf(object item) => ((PSVariable)item).Value;

    protected override Collection<PSDriveInfo> InitializeDefaultDrives() => [new PSDriveInfo("Variable", ProviderInfo, "", "", null)];
}
