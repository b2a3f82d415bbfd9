namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>What the Format commands share.</summary>
public class OuterFormatShapeCommandBase : FrontEndCommandBase
{
    private FormatSession? _session;

    [Parameter]
    public object? GroupBy { get; set; }

    [Parameter]
    public string? View { get; set; }

    [Parameter]
    public SwitchParameter ShowError { get; set; }

    [Parameter]
    public SwitchParameter DisplayError { get; set; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    [Parameter]
    [ValidateSet("CoreOnly", "EnumOnly", "Both", IgnoreCase = true)]
    public string? Expand { get; set; }

    internal virtual FormatOptions MakeOptions() => new();

    protected override void BeginProcessing() => _session = new FormatSession(MakeOptions(), FormatCatalogs.Current, data => WriteObject(data));

    protected override void ProcessRecord()
    {
        try
        {
            _session!.Process(InputObject);
        }
        catch (FormatViewException e)
        {
            ThrowTerminatingError(new ErrorRecord(new PipelineStoppedException(e.Message, e), "FormatViewNotFound", ErrorCategory.ObjectNotFound, null)
            {
                ErrorDetails = new ErrorDetails(e.Message),
            });
        }
    }

    protected override void EndProcessing() => _session!.End();

    internal PropertyArgument? ParseGroupBy()
        => GroupBy is null ? null
            : new PropertyArgumentParser(this, PropertyKey.Expression, PropertyKey.Label, PropertyKey.FormatString).Parse([GroupBy]).FirstOrDefault();

    internal void ThrowIfViewAndProperty(bool hasProperties)
    {
        if (!string.IsNullOrEmpty(View) && hasProperties)
        {
            ThrowTerminatingError(new ErrorRecord(new InvalidDataException(), "FormatCannotSpecifyViewAndProperty", ErrorCategory.InvalidArgument, null)
            {
                ErrorDetails = new ErrorDetails("The View and Property parameters cannot both be specified."),
            });
        }
    }
}
