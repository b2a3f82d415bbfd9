using System.Collections.ObjectModel;

namespace Microsoft.PowerShell.Commands;

/// <summary>Elements of a page.</summary>
public class WebCmdletElementCollection : ReadOnlyCollection<PSObject>
{
    internal WebCmdletElementCollection(IList<PSObject> list)
        : base(list)
    {
    }

    public PSObject? FindById(string id) => Find("id", id);

    public PSObject? FindByName(string name) => Find("name", name);

    public PSObject? Find(string nameOrId) => FindById(nameOrId) ?? FindByName(nameOrId);

    private PSObject? Find(string property, string value)
        => this.FirstOrDefault(element => string.Equals(element.Properties[property]?.Value as string, value, StringComparison.Ordinal));
}
