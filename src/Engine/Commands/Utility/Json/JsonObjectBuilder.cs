namespace Microsoft.PowerShell.Commands;

/// <summary>Makes a PSCustomObject of the members of a JSON object.</summary>
internal sealed class JsonObjectBuilder
{
    private readonly PSObject _result = new();

    public void Add(string name, object? value)
    {
        if (name.Length == 0)
        {
            throw JsonContentException.EmptyKey();
        }

        if (name.Equals("PSObject", StringComparison.OrdinalIgnoreCase))
        {
            throw JsonContentException.ReservedName(name);
        }

        if (_result.Properties[name] is { } known)
        {
            if (known.Name != name)
            {
                throw JsonContentException.DifferentCasing(known.Name, name);
            }

            // The last of several values of one key counts, in the place of the first.
            known.Value = value;
            return;
        }

        _result.Properties.Add(new PSNoteProperty(name, value));
    }

    public PSObject Build() => _result;
}
