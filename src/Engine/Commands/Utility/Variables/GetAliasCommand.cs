namespace Microsoft.PowerShell.Commands;

/// <summary>Gets aliases.</summary>
[Cmdlet("Get", "Alias", DefaultParameterSetName = "Default", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096702")]
[OutputType(typeof(AliasInfo))]
public class GetAliasCommand : PSCmdlet
{
    [Parameter(ParameterSetName = "Default", Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [ValidateNotNullOrEmpty]
    public string[] Name { get; set; } = ["*"];

    [Parameter]
    public string[] Exclude { get; set; } = [];

    [Parameter]
    public string? Scope { get; set; }

    [Parameter(ParameterSetName = "Definition")]
    [ValidateNotNullOrEmpty]
    public string[]? Definition { get; set; }

    protected override void ProcessRecord()
    {
        var all = (Scope is null ? AliasTable.Visible(Context.CurrentState) : Context.CurrentState.GetScope(Scope).Aliases?.Values ?? [])
            .OrderBy(alias => alias.Name, StringComparer.CurrentCultureIgnoreCase).ToList();
        foreach (var text in Definition ?? Name)
        {
            var pattern = WildcardPattern.Get(text, WildcardOptions.IgnoreCase);
            var found = all.FindAll(alias => pattern.IsMatch(Definition is null ? alias.Name : alias.Definition)
                && !Exclude.Any(excluded => WildcardPattern.Get(excluded, WildcardOptions.IgnoreCase).IsMatch(alias.Name)));
            if (found.Count == 0 && !WildcardPattern.ContainsWildcardCharacters(text))
            {
                var what = Definition is null ? "name" : "definition";
                WriteError(new ErrorRecord(new ItemNotFoundException(
                    $"This command cannot find a matching alias because an alias with the {what} '{text}' does not exist."),
                    "ItemNotFoundException", ErrorCategory.ObjectNotFound, text));
            }

            WriteObject(found, enumerateCollection: true);
        }
    }
}
