namespace Microsoft.PowerShell.Commands;

/// <summary>Picks objects of the pipeline, or properties of them.</summary>
[Cmdlet("Select", "Object", DefaultParameterSetName = "DefaultParameter", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096716")]
public sealed class SelectObjectCommand : PSCmdlet
{
    private const string DefaultParameter = "DefaultParameter";
    private const string SkipLastParameter = "SkipLastParameter";
    private const string IndexParameter = "IndexParameter";
    private const string SkipIndexParameter = "SkipIndexParameter";

    private SelectProjection? _projection;
    private SelectWindow? _window;
    private List<object?>? _unique;
    private UniqueComparer? _uniqueComparer;

    [Parameter(ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    [Parameter(Position = 0, ParameterSetName = DefaultParameter)]
    [Parameter(Position = 0, ParameterSetName = SkipLastParameter)]
    public object?[]? Property { get; set; }

    [Parameter(ParameterSetName = DefaultParameter)]
    [Parameter(ParameterSetName = SkipLastParameter)]
    public string[]? ExcludeProperty { get; set; }

    [Parameter(ParameterSetName = DefaultParameter)]
    [Parameter(ParameterSetName = SkipLastParameter)]
    public string? ExpandProperty { get; set; }

    [Parameter]
    public SwitchParameter Unique { get; set; }

    [Parameter]
    public SwitchParameter CaseInsensitive { get; set; }

    [Parameter(ParameterSetName = DefaultParameter)]
    [ValidateRange(0, int.MaxValue)]
    public int Last { get; set; }

    [Parameter(ParameterSetName = DefaultParameter)]
    [ValidateRange(0, int.MaxValue)]
    public int First { get; set; }

    [Parameter(ParameterSetName = DefaultParameter)]
    [Parameter(ParameterSetName = SkipLastParameter)]
    [ValidateRange(0, int.MaxValue)]
    public int Skip { get; set; }

    [Parameter(ParameterSetName = SkipLastParameter)]
    [ValidateRange(0, int.MaxValue)]
    public int SkipLast { get; set; }

    [Parameter(ParameterSetName = DefaultParameter)]
    [Parameter(ParameterSetName = IndexParameter)]
    public SwitchParameter Wait { get; set; }

    [Parameter(ParameterSetName = IndexParameter)]
    [ValidateRange(0, int.MaxValue)]
    public int[]? Index { get; set; }

    [Parameter(ParameterSetName = SkipIndexParameter)]
    [ValidateRange(0, int.MaxValue)]
    public int[]? SkipIndex { get; set; }

    protected override void BeginProcessing()
    {
        _projection = SelectProjection.Create(this);
        var bound = MyInvocation.BoundParameters;
        _window = Index is not null ? new SelectIndexWindow(Index, exclude: false)
            : SkipIndex is not null ? new SelectIndexWindow(SkipIndex, exclude: true)
            : new SelectRangeWindow(
                bound.ContainsKey(nameof(First)) ? First : null, bound.ContainsKey(nameof(Last)) ? Last : null,
                Skip, bound.ContainsKey(nameof(SkipLast)) ? SkipLast : 0);
        if (Unique)
        {
            _unique = [];
            _uniqueComparer = new UniqueComparer(ignoreCase: CaseInsensitive);
        }

        if (_window.IsComplete && !Wait)
        {
            PipelineControl.StopUpstream(this);
        }
    }

    protected override void ProcessRecord()
    {
        var input = (object?)InputObject;
        if (input is null || input == System.Management.Automation.Internal.AutomationNull.Value)
        {
            return;
        }

        if (_window!.Push(input, out var output))
        {
            Emit(output!);
        }

        if (_window.IsComplete && !Wait)
        {
            FlushUnique();
            PipelineControl.StopUpstream(this);
        }
    }

    protected override void EndProcessing()
    {
        foreach (var item in _window!.Rest())
        {
            Emit(item);
        }

        FlushUnique();
    }

    private void Emit(object input)
    {
        if (_projection is null)
        {
            Put(input);
        }
        else
        {
            _projection.Project(input, Put);
        }
    }

    private void Put(object? result)
    {
        if (_unique is null)
        {
            WriteObject(result);
        }
        else if (!_uniqueComparer!.Contains(_unique, result))
        {
            _unique.Add(result);
        }
    }

    private void FlushUnique()
    {
        if (_unique is not null)
        {
            foreach (var item in _unique)
            {
                WriteObject(item);
            }

            _unique.Clear();
        }
    }
}
