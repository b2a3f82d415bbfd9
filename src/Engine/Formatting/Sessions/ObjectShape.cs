namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Which properties show an object that has no view.</summary>
internal static class ObjectShape
{
    public static List<PropertyExpression> DefaultProperties(PSObject target)
    {
        var chosen = DefaultSet(target, "DefaultDisplayPropertySet");
        if (chosen.Count > 0)
        {
            return chosen;
        }

        var all = new List<PropertyExpression>();
        foreach (var property in target.Properties)
        {
            all.Add(new PropertyExpression(property.Name, isResolved: true));
        }

        return all;
    }

    public static List<PropertyExpression> DefaultSet(PSObject target, string name)
    {
        var result = new List<PropertyExpression>();
        if (target.Members["PSStandardMembers"] is PSMemberSet standard && standard.Members[name] is PSPropertySet set)
        {
            foreach (var property in set.ReferencedPropertyNames)
            {
                result.Add(new PropertyExpression(property, isResolved: true));
            }
        }

        return result;
    }

    /// <summary>The one property that names the object.</summary>
    public static PropertyExpression? DisplayProperty(PSObject target)
    {
        if (target.Members["PSStandardMembers"] is PSMemberSet standard && standard.Members["DefaultDisplayProperty"] is PSNoteProperty { Value: string own })
        {
            return new PropertyExpression(own, isResolved: true);
        }

        string? first = null;
        foreach (var pattern in new[] { "name", "id", "key", "*key", "*name", "*id" })
        {
            var wildcard = WildcardPattern.Get(pattern, WildcardOptions.IgnoreCase);
            foreach (var property in target.Properties)
            {
                first ??= property.Name;
                if (wildcard.IsMatch(property.Name))
                {
                    return new PropertyExpression(property.Name, isResolved: true);
                }
            }
        }

        return first is null ? null : new PropertyExpression(first, isResolved: true);
    }

    public static bool HasProperties(PSObject target)
    {
        foreach (var property in target.Properties)
        {
            _ = property;
            return true;
        }

        return false;
    }
}
