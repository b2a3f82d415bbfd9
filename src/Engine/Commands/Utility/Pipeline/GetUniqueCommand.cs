namespace Microsoft.PowerShell.Commands;

/// <summary>Drops objects that equal the one before.</summary>
[Cmdlet("Get", "Unique", DefaultParameterSetName = "AsString", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097028", RemotingCapability = RemotingCapability.None)]
public sealed class GetUniqueCommand : PSCmdlet
{
    private bool _hasLast;
    private PSObject? _last;
    private string? _lastText;

    [Parameter(ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    [Parameter(ParameterSetName = "AsString")]
    public SwitchParameter AsString { get; set; }

    [Parameter(ParameterSetName = "UniqueByType")]
    public SwitchParameter OnType { get; set; }

    [Parameter]
    public SwitchParameter CaseInsensitive { get; set; }

    protected override void ProcessRecord()
    {
        var input = InputObject;
        if (_hasLast && IsSame(input))
        {
            return;
        }

        WriteObject(input);
        _hasLast = input is not null;
        _last = input;
        _lastText = null;
    }

    private bool IsSame(PSObject? input)
    {
        if (input is null || _last is null)
        {
            return false;
        }

        if (OnType)
        {
            return input.TypeNames.Count > 0 && _last.TypeNames.Count > 0 && input.TypeNames[0] == _last.TypeNames[0];
        }

        if (AsString)
        {
            return string.Equals(CmdletSupport.Text(input), _lastText ??= CmdletSupport.Text(_last),
                CaseInsensitive ? StringComparison.CurrentCultureIgnoreCase : StringComparison.CurrentCulture);
        }

        return ObjectOrder.Compare(_last, input, CaseInsensitive, null) == 0;
    }
}
