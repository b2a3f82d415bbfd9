namespace Microsoft.PowerShell.Commands;

/// <summary>Equality for -Unique: same values of all note properties, otherwise equal as <c>-eq</c> sees it.</summary>
internal sealed class UniqueComparer(bool ignoreCase)
{
    private readonly HashSet<string> _strings = new(ignoreCase ? StringComparer.CurrentCultureIgnoreCase : StringComparer.CurrentCulture);
    private bool _onlyStrings = true;

    public bool Contains(List<object?> seen, object? value)
    {
        if (_onlyStrings && CmdletSupport.Bare(value) is string text)
        {
            return !_strings.Add(text);
        }

        _onlyStrings = false;
        foreach (var other in seen)
        {
            if (AreEqual(other, value))
            {
                return true;
            }
        }

        return false;
    }

    private bool AreEqual(object? first, object? second)
    {
        if (first is PSObject { BaseObject: PSCustomObject } one && second is PSObject { BaseObject: PSCustomObject } two
            && one.TypeNames.Count > 0 && one.TypeNames[0].StartsWith("Selected.", StringComparison.Ordinal))
        {
            return HaveEqualNotes(one, two);
        }

        return ObjectOrder.Compare(first, second, ignoreCase, null) == 0;
    }

    private bool HaveEqualNotes(PSObject first, PSObject second)
    {
        foreach (var property in first.Properties)
        {
            if (second.Properties[property.Name] is not { } other || ObjectOrder.Compare(property.Value, other.Value, ignoreCase, null) != 0)
            {
                return false;
            }
        }

        return true;
    }
}
