namespace Microsoft.PowerShell.Commands;

/// <summary>Builds the error record of Write-Error.</summary>
public class WriteOrThrowErrorCommand : PSCmdlet
{
    [Parameter(Position = 0, ParameterSetName = "WithException", Mandatory = true)]
    public Exception? Exception { get; set; }

    [Parameter(Position = 0, ParameterSetName = "NoException", Mandatory = true, ValueFromPipeline = true)]
    [Parameter(ParameterSetName = "WithException")]
    [AllowNull]
    [AllowEmptyString]
    [Alias("Msg")]
    public string? Message { get; set; }

    [Parameter(Position = 0, ParameterSetName = "ErrorRecord", Mandatory = true)]
    public ErrorRecord? ErrorRecord { get; set; }

    [Parameter(ParameterSetName = "NoException")]
    [Parameter(ParameterSetName = "WithException")]
    public ErrorCategory Category { get; set; } = ErrorCategory.NotSpecified;

    [Parameter(ParameterSetName = "NoException")]
    [Parameter(ParameterSetName = "WithException")]
    public string ErrorId { get; set; } = "";

    [Parameter(ParameterSetName = "NoException")]
    [Parameter(ParameterSetName = "WithException")]
    public object? TargetObject { get; set; }

    [Parameter]
    public string RecommendedAction { get; set; } = "";

    [Parameter]
    [Alias("Activity")]
    public string CategoryActivity { get; set; } = "";

    [Parameter]
    [Alias("Reason")]
    public string CategoryReason { get; set; } = "";

    [Parameter]
    [Alias("TargetName")]
    public string CategoryTargetName { get; set; } = "";

    [Parameter]
    [Alias("TargetType")]
    public string CategoryTargetType { get; set; } = "";

    protected override void ProcessRecord()
    {
        var record = ErrorRecord is not null ? new ErrorRecord(ErrorRecord, ErrorRecord.Exception) : Build();
        if (!string.IsNullOrEmpty(RecommendedAction))
        {
            record.ErrorDetails ??= new ErrorDetails(record.Exception.Message);
            record.ErrorDetails.RecommendedAction = RecommendedAction;
        }

        record.CategoryInfo.Activity = string.IsNullOrEmpty(CategoryActivity) ? MyInvocation.MyCommand.Name : CategoryActivity;

        if (!string.IsNullOrEmpty(CategoryReason))
        {
            record.CategoryInfo.Reason = CategoryReason;
        }

        if (!string.IsNullOrEmpty(CategoryTargetName))
        {
            record.CategoryInfo.TargetName = CategoryTargetName;
        }

        if (!string.IsNullOrEmpty(CategoryTargetType))
        {
            record.CategoryInfo.TargetType = CategoryTargetType;
        }

        // The error is that of the function or script that reports it.
        if (string.IsNullOrEmpty(CategoryActivity))
        {
            record.CategoryInfo.Activity = MyInvocation.MyCommand.Name;
        }

        record.SetInvocationInfoOnce(Context.CurrentFrame?.NearestCommandInvocation ?? new InvocationInfo(null, MyInvocation.ScriptPosition));
        WriteError(record);
    }

    private ErrorRecord Build()
    {
        var exception = Exception ?? new WriteErrorException(Message ?? "");
        var id = string.IsNullOrEmpty(ErrorId) ? exception.GetType().FullName! : ErrorId;
        var record = new ErrorRecord(exception, id, Category, TargetObject);
        if (Exception is not null && !string.IsNullOrEmpty(Message))
        {
            record.ErrorDetails = new ErrorDetails(Message);
        }

        return record;
    }
}
