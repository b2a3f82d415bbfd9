namespace Microsoft.PowerShell.Commands;

/// <summary>A command that writes in colours; those of the host unless given.</summary>
public class ConsoleColorCmdlet : PSCmdlet
{
    private ConsoleColor? _foreground;
    private ConsoleColor? _background;

    [Parameter]
    public ConsoleColor ForegroundColor
    {
        get => _foreground ?? HostColor(foreground: true);
        set => _foreground = value;
    }

    [Parameter]
    public ConsoleColor BackgroundColor
    {
        get => _background ?? HostColor(foreground: false);
        set => _background = value;
    }

    private ConsoleColor HostColor(bool foreground)
    {
        try
        {
            var raw = Host?.UI?.RawUI;
            if (raw is not null)
            {
                var color = foreground ? raw.ForegroundColor : raw.BackgroundColor;
                return Enum.IsDefined(color) ? color : foreground ? ConsoleColor.Gray : ConsoleColor.Black;
            }
        }
        catch (Exception e) when (e is NotImplementedException or NotSupportedException or System.Management.Automation.Host.HostException)
        {
            // A host without a console has no colours of its own.
        }

        return foreground ? ConsoleColor.Gray : ConsoleColor.Black;
    }
}
