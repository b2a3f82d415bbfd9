namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>What divides objects into groups, and the heading of each.</summary>
internal sealed class FormatGrouping(PropertyExpression? expression, string? label, string? format, Func<PSObject, string>? heading)
{
    public bool TryGetKey(PSObject target, out object? key)
    {
        if (heading is not null)
        {
            key = heading(target);
            return true;
        }

        var exists = expression!.TryGetValue(target, out var value);
        key = CmdletSupport.Bare(CmdletSupport.NullIfNothing(value));
        return exists;
    }

    public string Heading(PSObject target, object? key)
    {
        if (heading is not null)
        {
            return heading(target);
        }

        return key is null ? "   : " : $"   {label ?? expression!.Name}: {FormatText.Value(key, format, FormatText.EnumerationLimit)}";
    }
}
