using System.Collections;
using System.Collections.ObjectModel;
using System.Management.Automation.Language;

namespace System.Management.Automation;

public class CommandCompletion
{
    public CommandCompletion(Collection<CompletionResult> matches, int currentMatchIndex, int replacementIndex, int replacementLength) => throw Unsupported.Member();
    public Collection<CompletionResult> CompletionMatches { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int CurrentMatchIndex { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int ReplacementIndex { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int ReplacementLength { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public static CommandCompletion CompleteInput(string input, int cursorIndex, Hashtable options, PowerShell powershell) => throw Unsupported.Member();
    public static CommandCompletion CompleteInput(string input, int cursorIndex, Hashtable options) => throw Unsupported.Member();
    public static CommandCompletion CompleteInput(Ast ast, Token[] tokens, IScriptPosition positionOfCursor, Hashtable options) => throw Unsupported.Member();
    public static CommandCompletion CompleteInput(Ast ast, Token[] tokens, IScriptPosition cursorPosition, Hashtable options, PowerShell powershell) => throw Unsupported.Member();
    public CompletionResult GetNextResult(bool forward) => throw Unsupported.Member();
    public static Tuple<Ast, Token[], IScriptPosition> MapStringInputToParsedInput(string input, int cursorIndex) => throw Unsupported.Member();
}
