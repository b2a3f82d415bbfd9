namespace Microsoft.PowerShell.Commands;

/// <summary>Shows which objects of two sets are in only one of them.</summary>
[Cmdlet("Compare", "Object", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096605", RemotingCapability = RemotingCapability.None)]
public sealed class CompareObjectCommand : ObjectCmdletBase
{
    private readonly List<Entry> _references = [];
    private readonly List<Entry> _differences = [];
    private List<PropertyArgument> _properties = [];
    private SortOrder? _order;

    [Parameter(Position = 0, Mandatory = true)]
    [AllowEmptyCollection]
    public PSObject[]? ReferenceObject { get; set; }

    [Parameter(Position = 1, Mandatory = true, ValueFromPipeline = true)]
    [AllowEmptyCollection]
    public PSObject[]? DifferenceObject { get; set; }

    [Parameter]
    [ValidateRange(0, int.MaxValue)]
    public int SyncWindow { get; set; } = int.MaxValue;

    [Parameter]
    public object?[]? Property { get; set; }

    [Parameter]
    public SwitchParameter ExcludeDifferent { get; set; }

    [Parameter]
    public SwitchParameter IncludeEqual { get; set; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    protected override void BeginProcessing()
    {
        // Excluding what differs leaves only what is equal to show.
        if (ExcludeDifferent && !MyInvocation.BoundParameters.ContainsKey(nameof(IncludeEqual)))
        {
            IncludeEqual = true;
        }

        _properties = new PropertyArgumentParser(this, PropertyKey.Expression, PropertyKey.Label).Parse(Property);
    }

    protected override void ProcessRecord()
    {
        if (_order is null)
        {
            Prepare();
        }

        foreach (var item in DifferenceObject ?? [])
        {
            AddDifference(item);
        }
    }

    protected override void EndProcessing()
    {
        if (_order is null)
        {
            Prepare();
        }

        if (ExcludeDifferent)
        {
            return;
        }

        foreach (var entry in _differences)
        {
            if (!entry.IsMatched)
            {
                Emit(entry.Input, "=>");
            }
        }

        foreach (var entry in _references)
        {
            if (!entry.IsMatched)
            {
                Emit(entry.Input, "<=");
            }
        }
    }

    private void Prepare()
    {
        _order = new SortOrder(new bool[Math.Max(1, _properties.Count)], !CaseSensitive, CultureInfo, isStable: false);
        foreach (var item in ReferenceObject ?? [])
        {
            _references.Add(new Entry(item, KeysOf(item)));
        }
    }

    private void AddDifference(PSObject item)
    {
        var keys = KeysOf(item);
        var position = _differences.Count;
        var match = FindReference(keys, position);
        _differences.Add(new Entry(item, keys) { IsMatched = match is not null });
        if (match is null)
        {
            return;
        }

        match.IsMatched = true;
        if (IncludeEqual)
        {
            Emit(match.Input, "==");
        }
    }

    private Entry? FindReference(SortKey[] keys, int position)
    {
        var first = Math.Max(0, position - (long)SyncWindow);
        var last = Math.Min(_references.Count - 1, position + (long)SyncWindow);
        for (var i = first; i <= last; i++)
        {
            var reference = _references[(int)i];
            if (!reference.IsMatched && _order!.CompareKeys(reference.Keys, keys) == 0)
            {
                return reference;
            }
        }

        return null;
    }

    private SortKey[] KeysOf(PSObject? input)
    {
        if (_properties.Count == 0)
        {
            return [new SortKey(CmdletSupport.Bare(input), true)];
        }

        var keys = new SortKey[_properties.Count];
        for (var i = 0; i < keys.Length; i++)
        {
            var exists = _properties[i].Expression.TryGetValue(input, out var value);
            keys[i] = new SortKey(CmdletSupport.Bare(value), exists);
        }

        return keys;
    }

    private void Emit(PSObject input, string side)
    {
        PSObject result;
        if (PassThru)
        {
            result = PSObject.AsPSObject(input);
            if (result.BaseObject is not PSCustomObject)
            {
                result = new PSObject(result.BaseObject);
            }

            result.Properties.Remove("SideIndicator");
        }
        else
        {
            result = new PSObject();
            if (_properties.Count == 0)
            {
                result.Properties.Add(new PSNoteProperty("InputObject", CmdletSupport.Bare(input) is PSObject ? input : CmdletSupport.Bare(input)));
            }
            else
            {
                foreach (var property in _properties)
                {
                    result.Properties.Add(new PSNoteProperty(property.Label ?? property.Expression.Name, property.Expression.GetValue(input)));
                }
            }
        }

        result.Properties.Add(new PSNoteProperty("SideIndicator", side));
        WriteObject(result);
    }

    private sealed class Entry(PSObject input, SortKey[] keys)
    {
        public PSObject Input => input;

        public SortKey[] Keys => keys;

        public bool IsMatched { get; set; }
    }
}
