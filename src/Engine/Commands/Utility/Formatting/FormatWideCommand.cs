using Microsoft.PowerShell.Commands.Internal.Format;

namespace Microsoft.PowerShell.Commands;

/// <summary>Shows one property of each object, several in a line.</summary>
[Cmdlet("Format", "Wide", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096930")]
public class FormatWideCommand : OuterFormatShapeCommandBase
{
    private int? _column;

    [Parameter(Position = 0)]
    public object? Property { get; set; }

    [Parameter]
    public SwitchParameter AutoSize { get; set; }

    [Parameter]
    [ValidateRange(1, int.MaxValue)]
    public int Column
    {
        get => _column ?? -1;
        set => _column = value;
    }

    internal override FormatOptions MakeOptions()
    {
        if (AutoSize && _column is not null)
        {
            ThrowTerminatingError(new ErrorRecord(new InvalidDataException(), "FormatCannotSpecifyAutosizeAndColumns", ErrorCategory.InvalidArgument, null)
            {
                ErrorDetails = new ErrorDetails("The AutoSize and Column parameters cannot both be specified."),
            });
        }

        return new FormatOptions
        {
            Shape = FormatShape.Wide,
            Properties = Property is null ? [] : new PropertyArgumentParser(this, PropertyKey.Expression, PropertyKey.FormatString).Parse([Property]),
            GroupBy = ParseGroupBy(),
            View = View,
            AutoSize = AutoSize,
            Columns = _column ?? 0,
            Expand = Expand ?? "EnumOnly",
            ShowError = ShowError,
            DisplayError = DisplayError,
        };
    }
}
