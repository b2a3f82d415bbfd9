using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>The order of Sort-Object, Group-Object and their kin: as the language compares, as texts where that fails.</summary>
internal static class ObjectOrder
{
    public static int Compare(object? first, object? second, bool ignoreCase, CultureInfo? culture)
    {
        culture ??= CultureInfo.CurrentCulture;
        first = CmdletSupport.Bare(first);
        second = CmdletSupport.Bare(second);
        switch (first)
        {
            case string left when second is string right:
                return culture.CompareInfo.Compare(left, right, ignoreCase ? CompareOptions.IgnoreCase : CompareOptions.None);
            case int left when second is int right:
                return left.CompareTo(right);
            case double left when second is double right:
                return left.CompareTo(right);
            case null when second is null:
                return 0;
            case PSObject when second is PSObject:
                // Custom objects have no order among themselves.
                return 0;
        }

        try
        {
            return LanguagePrimitives.Compare(first, second, ignoreCase, culture);
        }
        catch (Exception e) when (e is not PipelineStoppedException and not FlowControlException)
        {
            return string.Compare(CmdletSupport.Text(first), CmdletSupport.Text(second), culture,
                ignoreCase ? CompareOptions.IgnoreCase : CompareOptions.None);
        }
    }
}
