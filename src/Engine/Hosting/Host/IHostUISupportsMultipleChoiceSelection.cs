using System.Collections.ObjectModel;

namespace System.Management.Automation.Host;

public interface IHostUISupportsMultipleChoiceSelection
{
    Collection<int> PromptForChoice(string caption, string message, Collection<ChoiceDescription> choices, IEnumerable<int> defaultChoices);
}
