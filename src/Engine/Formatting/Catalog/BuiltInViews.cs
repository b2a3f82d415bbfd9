namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>The views that come with PowerShell, made on first use.</summary>
internal static class BuiltInViews
{
    public static FormatView[] All { get; } =
    [
        .. CoreViews.All,
        .. FileViews.All,
        .. SystemViews.All,
        .. CommandViews.All,
    ];
}
