using System.Globalization;
using System.Text;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Texts of error records in the views that <c>$ErrorView</c> chooses.</summary>
internal static class ErrorText
{
    public static string Of(ErrorRecord record)
    {
        var view = ExecutionContext.Current is { } context ? CmdletSupport.Text(context.CurrentState.GetVariableValue("ErrorView")) : "";
        return view.ToUpperInvariant() switch
        {
            "CATEGORYVIEW" => Category(record),
            "NORMALVIEW" => Normal(record),
            _ => Concise(record),
        };
    }

    public static string Message(ErrorRecord record)
        => record.ErrorDetails?.Message is { Length: > 0 } details ? details : record.Exception?.Message ?? "";

    private static string Category(ErrorRecord record) => record.CategoryInfo.GetMessage(System.Globalization.CultureInfo.CurrentUICulture);

    private static string Normal(ErrorRecord record)
    {
        var text = new StringBuilder();
        var invocation = record.InvocationInfo;
        var name = invocation?.MyCommand?.Name ?? invocation?.InvocationName;
        if (!string.IsNullOrEmpty(name))
        {
            text.Append(name).Append(" : ");
        }

        text.Append(Message(record)).Append('\n');
        var position = invocation?.PositionMessage;
        if (!string.IsNullOrEmpty(position))
        {
            text.Append(position).Append('\n');
        }

        text.Append("+ CategoryInfo          : ").Append(record.CategoryInfo).Append('\n');
        text.Append("+ FullyQualifiedErrorId : ").Append(record.FullyQualifiedErrorId);
        return text.ToString();
    }

    private static string Concise(ErrorRecord record)
    {
        var message = Message(record);
        var invocation = record.InvocationInfo;
        if (invocation is null || string.IsNullOrEmpty(invocation.PositionMessage) || !ShowsPosition(invocation))
        {
            return $"{Subject(record)}: {message}";
        }

        return WithPosition(record, invocation, message);
    }

    /// <summary>An error in a script file, or in a text of several lines, shows where it came about.</summary>
    private static bool ShowsPosition(InvocationInfo invocation)
        => !string.IsNullOrEmpty(invocation.ScriptName) || invocation.ScriptLineNumber > 1 || invocation.Line.TrimEnd().Contains('\n');

    private static string Subject(ErrorRecord record)
    {
        if (record.Exception is RuntimeException { WasThrownFromThrowStatement: true })
        {
            return "Exception";
        }

        var category = record.CategoryInfo;
        return !string.IsNullOrEmpty(category.Activity) ? category.Activity
            : category.Category == ErrorCategory.NotSpecified ? string.IsNullOrEmpty(category.Reason) ? record.Exception.GetType().Name : category.Reason
            : category.Category.ToString();
    }

    /// <summary>The position message has the line and its marks already; here they stand behind the line's number.</summary>
    private static string WithPosition(ErrorRecord record, InvocationInfo invocation, string message)
    {
        var number = invocation.ScriptLineNumber.ToString(CultureInfo.InvariantCulture);
        var width = Math.Max(4, number.Length);
        var margin = new string(' ', width) + " | ";
        var position = invocation.PositionMessage.ReplaceLineEndings("\n").Split('\n');
        var text = new StringBuilder(Subject(record)).Append(": ");
        if (!string.IsNullOrEmpty(invocation.ScriptName))
        {
            text.Append(invocation.ScriptName).Append(':').Append(number);
        }

        text.Append('\n').Append("Line".PadRight(width)).Append(" |\n");
        if (position.Length >= 3)
        {
            text.Append(number.PadLeft(width)).Append(" | ").Append(position[1].AsSpan(1)).Append('\n');
            text.Append(margin).Append(position[2].AsSpan(1)).Append('\n');
        }

        foreach (var line in message.ReplaceLineEndings("\n").Split('\n'))
        {
            text.Append(margin).Append(line).Append('\n');
        }

        return text.ToString();
    }
}
