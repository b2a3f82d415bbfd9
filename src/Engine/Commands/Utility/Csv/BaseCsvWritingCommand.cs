namespace Microsoft.PowerShell.Commands;

/// <summary>What the commands that write CSV share.</summary>
public abstract class BaseCsvWritingCommand : PSCmdlet
{
    /// <summary>When fields stand in quotes.</summary>
    public enum QuoteKind
    {
        Never,
        Always,
        AsNeeded,
    }

    [Parameter(Position = 1, ParameterSetName = "Delimiter")]
    [Parameter(Position = 1, ParameterSetName = "DelimiterPath")]
    [Parameter(Position = 1, ParameterSetName = "DelimiterLiteralPath")]
    [ValidateNotNull]
    public char Delimiter { get; set; } = ',';

    [Parameter(ParameterSetName = "UseCulture")]
    [Parameter(ParameterSetName = "CulturePath")]
    [Parameter(ParameterSetName = "CultureLiteralPath")]
    public SwitchParameter UseCulture { get; set; }

    public abstract PSObject? InputObject { get; set; }

    [Parameter]
    [Alias("ITI")]
    public SwitchParameter IncludeTypeInformation { get; set; }

    [Parameter(DontShow = true)]
    [Alias("NTI")]
    public SwitchParameter NoTypeInformation { get; set; } = true;

    [Parameter]
    [Alias("QF")]
    public string[]? QuoteFields { get; set; }

    [Parameter]
    [Alias("UQ")]
    public QuoteKind UseQuotes { get; set; } = QuoteKind.Always;

    [Parameter]
    public SwitchParameter NoHeader { get; set; }

    internal CsvLines Lines { get; private set; } = null!;

    public virtual void WriteCsvLine(string line)
    {
    }

    protected override void BeginProcessing()
    {
        if (QuoteFields is not null && MyInvocation.BoundParameters.ContainsKey(nameof(UseQuotes)))
        {
            ThrowTerminatingError(new ErrorRecord(
                new InvalidOperationException("You must specify either the -UseQuotes or -QuoteFields parameters, but not both."),
                "CannotSpecifyQuoteFieldsAndUseQuotes", ErrorCategory.InvalidData, null));
        }

        if (MyInvocation.BoundParameters.ContainsKey(nameof(IncludeTypeInformation)) && MyInvocation.BoundParameters.ContainsKey(nameof(NoTypeInformation)))
        {
            ThrowTerminatingError(new ErrorRecord(
                new InvalidOperationException("You must specify either the -IncludeTypeInformation or -NoTypeInformation parameters, but not both."),
                "CannotSpecifyIncludeTypeInformationAndNoTypeInformation", ErrorCategory.InvalidData, null));
        }

        if (UseCulture)
        {
            Delimiter = System.Globalization.CultureInfo.CurrentCulture.TextInfo.ListSeparator[0];
        }

        Lines = new CsvLines(Delimiter, UseQuotes, QuoteFields);
    }
}
