using System.Collections.ObjectModel;
using System.Management.Automation.Provider;
using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Aliases: the drive Alias.</summary>
[CmdletProvider("Alias", ProviderCapabilities.ShouldProcess)]
public sealed class AliasProvider : SessionStateProviderBase
{
    public const string ProviderName = "Alias";

    private SessionStateInternal State => Context.Session.State.Context.CurrentState;

    internal override object? Find(string name) => AliasTable.Find(State, name);

    internal override IEnumerable<KeyValuePair<string, object>> Items()
        => AliasTable.Visible(State).Select(alias => new KeyValuePair<string, object>(alias.Name, alias));

    internal override void SetValue(string name, object? value)
    {
        if (value is null)
        {
            Delete(name);
            return;
        }

        var definition = value is AliasInfo alias ? alias.Definition : CmdletSupport.Text(value);
        AliasTable.Set(State, State.CurrentScope, name, definition, ScopedItemOptions.None, null, Force);
    }

    internal override void Delete(string name) => AliasTable.Remove(State, name, Force);

    internal override object? ValueOf(object item) => ((AliasInfo)item).Definition;

    protected override Collection<PSDriveInfo> InitializeDefaultDrives() => [new PSDriveInfo("Alias", ProviderInfo, "", "", null)];
}
