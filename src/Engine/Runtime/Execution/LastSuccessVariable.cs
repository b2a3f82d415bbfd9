namespace System.Management.Automation.Runtime;

/// <summary><c>$?</c> for those who ask for it by name: hosts, and commands such as Get-Variable.</summary>
internal sealed class LastSuccessVariable(ExecutionContext context, ScopedItemOptions options) : PSVariable("?", null, options)
{
    public override object? Value
    {
        get => Boxes.Bool(context.LastSucceeded);
        set => base.Value = value;
    }
}
