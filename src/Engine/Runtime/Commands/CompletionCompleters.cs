namespace System.Management.Automation;

public static class CompletionCompleters
{
    public static IEnumerable<CompletionResult> CompleteCommand(string commandName) => throw Unsupported.Member();
    public static IEnumerable<CompletionResult> CompleteCommand(string commandName, string moduleName, CommandTypes commandTypes) => throw Unsupported.Member();
    public static IEnumerable<CompletionResult> CompleteFilename(string fileName) => throw Unsupported.Member();
    public static List<CompletionResult> CompleteOperator(string wordToComplete) => throw Unsupported.Member();
    public static IEnumerable<CompletionResult> CompleteType(string typeName) => throw Unsupported.Member();
    public static IEnumerable<CompletionResult> CompleteVariable(string variableName) => throw Unsupported.Member();
}
