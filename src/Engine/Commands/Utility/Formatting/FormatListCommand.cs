using Microsoft.PowerShell.Commands.Internal.Format;

namespace Microsoft.PowerShell.Commands;

/// <summary>Lays objects out as lists of properties.</summary>
[Cmdlet("Format", "List", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096928")]
public class FormatListCommand : OuterFormatTableAndListBase
{
    internal override FormatOptions MakeOptions()
    {
        var properties = ParseProperties(PropertyKey.Expression, PropertyKey.Label, PropertyKey.FormatString);
        ThrowIfViewAndProperty(properties.Count > 0);
        return new FormatOptions
        {
            Shape = FormatShape.List,
            Properties = properties,
            ExcludedProperties = Excluded,
            GroupBy = ParseGroupBy(),
            View = View,
            Expand = Expand ?? "EnumOnly",
            ShowError = ShowError,
            DisplayError = DisplayError,
            Force = Force,
        };
    }
}
