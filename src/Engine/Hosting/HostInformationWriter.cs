using System.Management.Automation.Host;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Shows information records on a host: Write-Host's with their colours, others as the host likes.</summary>
internal static class HostInformationWriter
{
    public const string HostTag = "PSHOST";

    public static void Show(PSHostUserInterface ui, InformationRecord record)
    {
        if (!record.Tags.Contains(HostTag))
        {
            if (record.IsForHost)
            {
                ui.WriteInformation(record);
            }

            return;
        }

        if (BaseValue.Of(record.MessageData) is not HostInformationMessage message)
        {
            ui.WriteLine(record.ToString());
            return;
        }

        if (message.ForegroundColor is null && message.BackgroundColor is null)
        {
            Write(ui, message);
            return;
        }

        var foreground = message.ForegroundColor ?? ui.RawUI?.ForegroundColor ?? ConsoleColor.Gray;
        var background = message.BackgroundColor ?? ui.RawUI?.BackgroundColor ?? ConsoleColor.Black;
        if (message.NoNewLine == true)
        {
            ui.Write(foreground, background, message.Message);
        }
        else
        {
            ui.WriteLine(foreground, background, message.Message);
        }
    }

    private static void Write(PSHostUserInterface ui, HostInformationMessage message)
    {
        if (message.NoNewLine == true)
        {
            ui.Write(message.Message);
        }
        else
        {
            ui.WriteLine(message.Message);
        }
    }
}
