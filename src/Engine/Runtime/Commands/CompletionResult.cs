namespace System.Management.Automation;

public class CompletionResult
{
    public CompletionResult(string completionText, string listItemText, CompletionResultType resultType, string toolTip) => throw Unsupported.Member();
    public CompletionResult(string completionText) => throw Unsupported.Member();
    public string CompletionText { get => throw Unsupported.Member(); }
    public string ListItemText { get => throw Unsupported.Member(); }
    public CompletionResultType ResultType { get => throw Unsupported.Member(); }
    public string ToolTip { get => throw Unsupported.Member(); }
}
