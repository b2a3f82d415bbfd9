using System.Collections;
using System.Collections.ObjectModel;
using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Environment variables: the drive Env.</summary>
[CmdletProvider("Environment", ProviderCapabilities.ShouldProcess)]
public sealed class EnvironmentProvider : SessionStateProviderBase
{
    public const string ProviderName = "Environment";

    internal override object? Find(string name)
    {
        var value = Environment.GetEnvironmentVariable(name);
        return value is null ? null : new DictionaryEntry(name, value);
    }

    internal override IEnumerable<KeyValuePair<string, object>> Items()
    {
        foreach (DictionaryEntry entry in Environment.GetEnvironmentVariables())
        {
            yield return new KeyValuePair<string, object>((string)entry.Key, entry);
        }
    }

    internal override void SetValue(string name, object? value)
        => Environment.SetEnvironmentVariable(name, value is DictionaryEntry entry ? CmdletSupport.Text(entry.Value) : value is null ? null : CmdletSupport.Text(value));

    internal override void Delete(string name) => Environment.SetEnvironmentVariable(name, null);

    internal override object? ValueOf(object item) => ((DictionaryEntry)item).Value;

    protected override Collection<PSDriveInfo> InitializeDefaultDrives() => [new PSDriveInfo("Env", ProviderInfo, "", "", null)];
}
