using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Constraints;
using Microsoft.AspNetCore.Routing.Patterns;
using Microsoft.AspNetCore.Routing.Template;
using AspNetTemplate = Microsoft.AspNetCore.Routing.Template.RouteTemplate;

namespace PowerShellWorker.Host.Routing;

/// <summary>
/// A route such as <c>api/items/{id:int?}</c>. Parsing and matching are ASP.NET Core's own, since the functions runtime uses
/// them too; a template of literals alone, the usual one, is compared as text.
/// </summary>
internal sealed class RouteTemplate
{
    private static readonly IReadOnlyDictionary<string, string> NoValues = new Dictionary<string, string>();

    private readonly TemplateMatcher? _matcher;
    private readonly (string Key, IRouteConstraint Constraint)[] _constraints;

    private RouteTemplate(string text, AspNetTemplate parsed, (string, IRouteConstraint)[] constraints)
    {
        Text = text;
        _constraints = constraints;
        IsLiteral = parsed.Parameters.Count == 0;
        FirstLiteral = parsed.Segments.Count > 0 && parsed.Segments[0].IsSimple && parsed.Segments[0].Parts[0].IsLiteral
            ? parsed.Segments[0].Parts[0].Text
            : null;
        if (!IsLiteral)
        {
            var defaults = new RouteValueDictionary();
            foreach (var parameter in parsed.Parameters.Where(static parameter => parameter.DefaultValue is not null))
            {
                defaults.Add(parameter.Name!, parameter.DefaultValue);
            }

            _matcher = new TemplateMatcher(parsed, defaults);
        }
    }

    /// <summary>The template without outer slashes.</summary>
    public string Text { get; }

    public bool IsLiteral { get; }

    /// <summary>The first segment when it is plain text; null when it takes any value.</summary>
    public string? FirstLiteral { get; }

    /// <summary>Parses a template; null with the reason in <paramref name="error"/> when it is malformed or names an unknown constraint.</summary>
    public static RouteTemplate? TryParse(string text, out string error)
    {
        text = text.TrimEnd('/');
        try
        {
            if (text.StartsWith('/') || text.StartsWith('~'))
            {
                error = "it may not start with '/' or '~'.";
                return null;
            }

            var parsed = TemplateParser.Parse(text);
            var constraints = parsed.Parameters
                .SelectMany(static parameter => parameter.InlineConstraints.Select(inline => (parameter, inline.Constraint)))
                .Select(static pair => (pair.parameter.Name!, Constraint(pair.parameter, pair.Constraint)))
                .ToArray();
            error = "";
            return new RouteTemplate(text, parsed, constraints);
        }
        catch (Exception failure) when (failure is ArgumentException or RoutePatternException or FormatException or OverflowException)
        {
            error = failure.Message.ReplaceLineEndings(" ");
            return null;
        }
    }

    /// <summary>Matches a decoded path; <paramref name="values"/> then holds the parameters that have a value.</summary>
    public bool TryMatch(PathString path, [NotNullWhen(true)] out IReadOnlyDictionary<string, string>? values)
    {
        values = null;
        if (_matcher is null)
        {
            var text = path.Value.AsSpan().Trim('/');
            values = text.Equals(Text, StringComparison.OrdinalIgnoreCase) ? NoValues : null;
            return values is not null;
        }

        var found = new RouteValueDictionary();
        if (!_matcher.TryMatch(path, found))
        {
            return false;
        }

        foreach (var (key, constraint) in _constraints)
        {
            if (!constraint.Match(httpContext: null, route: null, key, found, RouteDirection.IncomingRequest))
            {
                return false;
            }
        }

        values = found
            .Where(static pair => pair.Value is not null)
            .ToDictionary(static pair => pair.Key, static pair => Convert.ToString(pair.Value, CultureInfo.InvariantCulture)!);
        return true;
    }

    private static IRouteConstraint Constraint(TemplatePart parameter, string text)
    {
        var constraint = RouteConstraintParser.Parse(text);
        return parameter.IsOptional ? new OptionalRouteConstraint(constraint) : constraint;
    }
}
