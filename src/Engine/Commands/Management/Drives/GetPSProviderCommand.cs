namespace Microsoft.PowerShell.Commands;

/// <summary>Lists providers.</summary>
[Cmdlet("Get", "PSProvider", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096816")]
[OutputType(typeof(ProviderInfo))]
public class GetPSProviderCommand : CoreCommandBase
{
    [Parameter(Position = 0, ValueFromPipelineByPropertyName = true)]
    [ValidateNotNullOrEmpty]
    public string[] PSProvider { get; set; } = [];

    protected override void ProcessRecord()
    {
        foreach (var name in PSProvider is { Length: > 0 } ? PSProvider : ["*"])
        {
            NewContext().Guard(name, () =>
            {
                var pattern = WildcardPattern.Get(name, WildcardOptions.IgnoreCase);
                var found = Session.Providers.Where(provider => pattern.IsMatch(provider.Name)).ToList();
                if (found.Count == 0 && !WildcardPattern.ContainsWildcardCharacters(name))
                {
                    found.Add(Session.GetProvider(name));
                }

                WriteObject(found, enumerateCollection: true);
            });
        }
    }
}
