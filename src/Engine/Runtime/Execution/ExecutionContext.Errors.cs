using System.Collections;
using System.Text;

namespace System.Management.Automation.Runtime;

internal sealed partial class ExecutionContext
{
    private const int DefaultMaximumErrors = 256;

    /// <summary><c>$Error</c>: the newest first.</summary>
    public ArrayList ErrorList { get; } = new();

    /// <summary>Puts an error into <c>$Error</c>, once.</summary>
    public void RecordError(ErrorRecord record)
    {
        if (record.IsRecorded)
        {
            return;
        }

        record.IsRecorded = true;
        if (ErrorList.Count >= DefaultMaximumErrors)
        {
            ErrorList.RemoveRange(DefaultMaximumErrors - 1, ErrorList.Count - DefaultMaximumErrors + 1);
        }

        ErrorList.Insert(0, record);
    }

    /// <summary>The script's call stack as <see cref="ErrorRecord.ScriptStackTrace"/> shows it; null outside of scripts.</summary>
    public string? DescribeCallStack()
    {
        if (CurrentFrame is null)
        {
            return null;
        }

        var text = new StringBuilder();
        for (var frame = CurrentFrame; frame is not null; frame = frame.Caller)
        {
            if (text.Length > 0)
            {
                text.AppendLine();
            }

            var file = frame.Position?.File is { Length: > 0 } path ? path : "<No file>";
            text.Append("at ").Append(frame.Command switch
            {
                null or ScriptInfo => "<ScriptBlock>",
                ExternalScriptInfo => "<ScriptBlock>",
                var command => command.Name,
            });
            text.Append(", ").Append(file).Append(": line ").Append(frame.Position?.StartLineNumber ?? 0);
        }

        return text.ToString();
    }
}
