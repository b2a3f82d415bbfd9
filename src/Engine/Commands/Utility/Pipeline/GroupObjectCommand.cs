using System.Collections;

namespace Microsoft.PowerShell.Commands;

/// <summary>Groups objects that have the same values of some properties.</summary>
[Cmdlet("Group", "Object", DefaultParameterSetName = "HashTable", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096619", RemotingCapability = RemotingCapability.None)]
public sealed class GroupObjectCommand : ObjectBase
{
    private readonly GroupIndex _index = new();
    private List<PropertyArgument> _keys = [];

    [Parameter]
    public SwitchParameter NoElement { get; set; }

    [Parameter(ParameterSetName = "HashTable")]
    [Alias("AHT")]
    public SwitchParameter AsHashTable { get; set; }

    [Parameter(ParameterSetName = "HashTable")]
    public SwitchParameter AsString { get; set; }

    [Parameter]
    public string? Culture { get; set; }

    [Parameter]
    public SwitchParameter CaseSensitive { get; set; }

    private System.Globalization.CultureInfo? CultureInfo
        => string.IsNullOrEmpty(Culture) ? null : new System.Globalization.CultureInfo(Culture);

    protected override void BeginProcessing()
    {
        _keys = new PropertyArgumentParser(this, PropertyKey.Expression).Parse(Property);
        _index.IgnoreCase = !CaseSensitive;
        _index.Culture = CultureInfo;
        _index.NoElement = NoElement;
    }

    protected override void ProcessRecord()
    {
        if (InputObject is { } input && input != (object)System.Management.Automation.Internal.AutomationNull.Value)
        {
            _index.Add(input, KeysOf(input));
        }
    }

    protected override void EndProcessing()
    {
        var groups = _index.Ordered();
        if (AsHashTable)
        {
            WriteTable(groups);
            return;
        }

        foreach (var group in groups)
        {
            WriteObject(group);
        }
    }

    private SortKey[] KeysOf(PSObject input)
    {
        if (_keys.Count == 0)
        {
            return [new SortKey(CmdletSupport.Bare(input), true)];
        }

        var keys = new List<SortKey>(_keys.Count);
        foreach (var key in _keys)
        {
            if (key.Expression.HasWildcards)
            {
                foreach (var resolved in key.Expression.Resolve(input))
                {
                    keys.Add(new SortKey(CmdletSupport.Bare(resolved.GetValue(input)), true));
                }

                continue;
            }

            var exists = key.Expression.TryGetValue(input, out var value);
            keys.Add(new SortKey(CmdletSupport.Bare(CmdletSupport.NullIfNothing(value)), exists));
        }

        return [.. keys];
    }

    private void WriteTable(List<GroupInfo> groups)
    {
        var table = CaseSensitive ? new Hashtable() : new Hashtable(StringComparer.OrdinalIgnoreCase);
        foreach (var group in groups)
        {
            if (group.Values.Count > 1 && !AsString)
            {
                ThrowTerminatingError(new ErrorRecord(new ArgumentException("The -AsHashTable parameter can be used only with a single property."),
                    "ArgumentException", ErrorCategory.InvalidArgument, Property));
            }

            var key = AsString ? group.Name : group.Values.Count > 0 ? group.Values[0] : null;
            try
            {
                table.Add(key!, group.Group);
            }
            catch (ArgumentException e)
            {
                WriteError(new ErrorRecord(e, "ArgumentException", ErrorCategory.InvalidArgument, group.Values.Count > 0 ? group.Values[0] : null));
            }
        }

        WriteObject(table);
    }
}
