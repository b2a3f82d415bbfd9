using System.Text;
using PowerShellWorker.Host.Apps;

namespace PowerShellWorker.Host;

/// <summary>What the console shows of the app when it is ready: its functions and where they are.</summary>
internal sealed class ConsoleListing(bool isColored)
{
    private const string Yellow = "\u001b[33m";
    private const string Green = "\u001b[32m";
    private const string Grey = "\u001b[90m";
    private const string Reset = "\u001b[39m";

    public string Banner => $"\npsfunc\n{Paint(Grey, $"Version: {HostVersion.Product}")}\n";

    /// <summary>The list: HTTP functions first, then all others, each group by name; then those that are disabled.</summary>
    public string Functions(AppModel app, Uri address)
    {
        var text = new StringBuilder();
        text.Append('\n').Append(Paint(Yellow, "Functions:")).Append("\n\n");
        foreach (var function in app.Functions.Where(static function => !function.IsDisabled).OrderBy(static function => function.Http is null))
        {
            text.Append('\t').Append(Paint(Yellow, $"{function.Name}:")).Append(' ').Append(Describe(function, address)).Append("\n\n");
        }

        foreach (var function in app.Functions.Where(static function => function.IsDisabled))
        {
            text.Append(Paint(Yellow, $"Function {function.Name} is disabled.")).Append('\n');
        }

        if (app.Functions.Count == 0)
        {
            text.Append("No functions found. A function is a folder in ").Append(app.Root)
                .Append(" with a function.json and a script, for example Hello/function.json and Hello/run.ps1.\n");
        }

        return text.Append("For detailed output, run psfunc with --verbose flag.").ToString();
    }

    private string Describe(FunctionModel function, Uri address)
    {
        if (function.Http is not { } http)
        {
            var note = function.Trigger.Type.Equals("httpTrigger", StringComparison.OrdinalIgnoreCase) ? "" : $" {Paint(Grey, "(run it with POST /admin/functions/" + function.Name + ")")}";
            return Paint(Yellow, function.Trigger.Type) + note;
        }

        var methods = http.Methods.Count == 0 ? "" : $"[{string.Join(',', http.Methods)}]";
        return $"{Paint(Green, methods)} {Paint(Green, $"{address.ToString().TrimEnd('/')}/{http.Route.Text}")}";
    }

    private string Paint(string color, string text) => isColored && text.Length > 0 ? color + text + Reset : text;
}
