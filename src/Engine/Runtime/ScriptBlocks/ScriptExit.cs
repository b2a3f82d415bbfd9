namespace System.Management.Automation.Runtime;

/// <summary><c>exit</c> reached the script file that it ends.</summary>
internal static class ScriptExit
{
    /// <summary>Sets <c>$LASTEXITCODE</c> and <c>$?</c>.</summary>
    public static void Complete(ExecutionContext context, ExitException exit)
    {
        var code = ExitCode(exit);
        context.GlobalState.TopScope.SetLocal("LASTEXITCODE", code);
        context.LastSucceeded = code == 0;
    }

    public static int ExitCode(ExitException exit)
        => exit.Argument is null || !LanguagePrimitives.TryConvertTo<int>(exit.Argument, out var code) ? 0 : code;
}
