using System.Globalization;
using System.Management.Automation;
using System.Text;

namespace Microsoft.Azure.Functions.PowerShellWorker.Logs;

/// <summary>Describes an error record for the log. Runs no user code: it reads what the engine recorded.</summary>
internal static class ErrorRecordFormatter
{
    /// <summary>Longest text that is sent.</summary>
    public const int MaxLength = 1024 * 1024;

    private const string Ellipsis = "...";

    public static string Format(ErrorRecord record, int maxLength = MaxLength)
    {
        var text = new StringBuilder();
        text.AppendLine(record.ErrorDetails?.Message is { Length: > 0 } details ? details : record.Exception?.Message ?? "");
        AppendException(text, "Exception", record.Exception, 0);
        AppendLine(text, "TargetObject", TargetText(record.TargetObject));
        AppendLine(text, "CategoryInfo", record.CategoryInfo?.GetMessage(CultureInfo.InvariantCulture));
        AppendLine(text, "FullyQualifiedErrorId", record.FullyQualifiedErrorId);
        if (record.ErrorDetails?.RecommendedAction is { Length: > 0 } action)
        {
            AppendLine(text, "RecommendedAction", action);
        }

        AppendLine(text, "ScriptStackTrace", record.ScriptStackTrace);
        AppendLine(text, "Position", record.InvocationInfo?.PositionMessage);
        return Truncate(text.ToString().TrimEnd(), maxLength);
    }

    /// <summary>Cut so that the whole, dots included, has exactly the length allowed.</summary>
    internal static string Truncate(string text, int maxLength) =>
        text.Length <= maxLength ? text : string.Concat(text.AsSpan(0, maxLength - Ellipsis.Length), Ellipsis);

    private static void AppendException(StringBuilder text, string title, Exception? exception, int depth)
    {
        if (exception is null || depth > 20)
        {
            return;
        }

        text.Append(' ', depth * 2).Append(title).Append(": ").Append(exception.GetType().FullName);
        if (depth > 0)
        {
            text.Append(": ").Append(exception.Message);
        }

        text.AppendLine();
        if (exception is AggregateException aggregate)
        {
            foreach (var member in aggregate.InnerExceptions)
            {
                AppendException(text, "InnerException", member, depth + 1);
            }
        }
        else
        {
            AppendException(text, "InnerException", exception.InnerException, depth + 1);
        }
    }

    private static void AppendLine(StringBuilder text, string title, string? value)
    {
        if (!string.IsNullOrEmpty(value))
        {
            text.Append(title).Append(": ").AppendLine(value);
        }
    }

    /// <summary>Only of types whose text is known to come from no user code.</summary>
    private static string? TargetText(object? target)
    {
        var item = target is PSObject wrapper ? wrapper.BaseObject : target;
        return item is null ? null
            : item is string text ? text
            : item.GetType().IsPrimitive || item is Guid or Uri or DateTime or Version ? Convert.ToString(item, CultureInfo.InvariantCulture)
            : item.GetType().FullName;
    }
}
