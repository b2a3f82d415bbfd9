using System.Collections;
using System.Management.Automation.Language;

namespace System.Management.Automation;

public interface IArgumentCompleter
{
    IEnumerable<CompletionResult> CompleteArgument(string commandName, string parameterName, string wordToComplete, CommandAst commandAst, IDictionary fakeBoundParameters);
}
