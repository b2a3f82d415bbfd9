using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>A command that compares objects.</summary>
public abstract class ObjectCmdletBase : PSCmdlet
{
    private CultureInfo? _culture;

    [Parameter]
    public string? Culture
    {
        get => _culture?.ToString();
        set
        {
            if (string.IsNullOrEmpty(value))
            {
                _culture = null;
                return;
            }

            var text = value.Trim();
            _culture = text.StartsWith("0x", StringComparison.OrdinalIgnoreCase) && int.TryParse(text.AsSpan(2), NumberStyles.HexNumber, null, out var hex)
                ? new CultureInfo(hex)
                : int.TryParse(text, out var number) ? new CultureInfo(number) : new CultureInfo(text);
        }
    }

    [Parameter]
    public SwitchParameter CaseSensitive { get; set; }

    internal CultureInfo? CultureInfo => _culture;
}
