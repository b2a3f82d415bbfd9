namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Parameters of tables.</summary>
public class OuterFormatTableBase : OuterFormatTableAndListBase
{
    [Parameter]
    public SwitchParameter AutoSize { get; set; }

    [Parameter]
    public SwitchParameter RepeatHeader { get; set; }

    [Parameter]
    public SwitchParameter HideTableHeaders { get; set; }

    [Parameter]
    public SwitchParameter Wrap { get; set; }

    internal override FormatOptions MakeOptions()
    {
        var properties = ParseProperties(
            PropertyKey.Expression, PropertyKey.Label, PropertyKey.FormatString, PropertyKey.Width, PropertyKey.Alignment);
        ThrowIfViewAndProperty(properties.Count > 0);
        return new FormatOptions
        {
            Shape = FormatShape.Table,
            Properties = properties,
            ExcludedProperties = Excluded,
            GroupBy = ParseGroupBy(),
            View = View,
            AutoSize = AutoSize,
            Wrap = Wrap,
            HideTableHeaders = HideTableHeaders,
            RepeatHeader = RepeatHeader,
            Expand = Expand ?? "EnumOnly",
            ShowError = ShowError,
            DisplayError = DisplayError,
            Force = Force,
        };
    }
}
