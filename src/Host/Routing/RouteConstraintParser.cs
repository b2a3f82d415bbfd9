using System.Globalization;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Constraints;

namespace PowerShellWorker.Host.Routing;

/// <summary>Makes the constraint that a template writes after a colon, as in <c>{id:range(1,9)}</c>.</summary>
internal static class RouteConstraintParser
{
    /// <exception cref="ArgumentException">There is no constraint of that name with that many arguments.</exception>
    public static IRouteConstraint Parse(string text)
    {
        var open = text.IndexOf('(', StringComparison.Ordinal);
        var name = open < 0 ? text : text[..open];
        var arguments = open < 0 ? "" : text[(open + 1)..].TrimEnd(')');

        // A regular expression may hold commas and parentheses of its own.
        if (name.Equals("regex", StringComparison.OrdinalIgnoreCase) && open > 0)
        {
            return new RegexInlineRouteConstraint(text[(open + 1)..^1]);
        }

        var numbers = arguments.Length == 0 ? [] : arguments.Split(',').Select(ParseNumber).ToArray();
        return (name.ToUpperInvariant(), numbers) switch
        {
            ("INT", []) => new IntRouteConstraint(),
            ("LONG", []) => new LongRouteConstraint(),
            ("BOOL", []) => new BoolRouteConstraint(),
            ("DATETIME", []) => new DateTimeRouteConstraint(),
            ("DECIMAL", []) => new DecimalRouteConstraint(),
            ("DOUBLE", []) => new DoubleRouteConstraint(),
            ("FLOAT", []) => new FloatRouteConstraint(),
            ("GUID", []) => new GuidRouteConstraint(),
            ("ALPHA", []) => new AlphaRouteConstraint(),
            ("REQUIRED", []) => new RequiredRouteConstraint(),
            ("LENGTH", [var length]) => new LengthRouteConstraint((int)length),
            ("LENGTH", [var shortest, var longest]) => new LengthRouteConstraint((int)shortest, (int)longest),
            ("MINLENGTH", [var shortest]) => new MinLengthRouteConstraint((int)shortest),
            ("MAXLENGTH", [var longest]) => new MaxLengthRouteConstraint((int)longest),
            ("MIN", [var lowest]) => new MinRouteConstraint(lowest),
            ("MAX", [var highest]) => new MaxRouteConstraint(highest),
            ("RANGE", [var lowest, var highest]) => new RangeRouteConstraint(lowest, highest),
            _ => throw new ArgumentException($"there is no constraint '{text}'. Known: int, long, bool, datetime, decimal, double, float, guid, alpha, "
                + "required, length(n), length(a,b), minlength(n), maxlength(n), min(n), max(n), range(a,b), regex(…)."),
        };
    }

    private static long ParseNumber(string text) => long.Parse(text, NumberStyles.Integer, CultureInfo.InvariantCulture);
}
