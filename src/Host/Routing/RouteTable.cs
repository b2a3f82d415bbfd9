using Microsoft.AspNetCore.Http;
using PowerShellWorker.Host.Apps;

namespace PowerShellWorker.Host.Routing;

/// <summary>
/// All routes of an app. They are tried in the functions' name order, as the functions runtime does: the first that matches
/// path and method wins, however general it is.
/// </summary>
internal sealed class RouteTable
{
    private readonly FunctionModel[] _all;
    private readonly FunctionModel[] _openFirst;
    private readonly Dictionary<string, FunctionModel[]> _byFirstSegment = new(StringComparer.OrdinalIgnoreCase);
    private readonly Dictionary<string, FunctionModel[]>.AlternateLookup<ReadOnlySpan<char>> _bySegment;
    private readonly Dictionary<string, FunctionModel[]> _byLiteral = new(StringComparer.OrdinalIgnoreCase);
    private readonly Dictionary<string, FunctionModel[]>.AlternateLookup<ReadOnlySpan<char>> _literals;

    /// <param name="functions">Functions with an HTTP trigger, in name order.</param>
    public RouteTable(IEnumerable<FunctionModel> functions)
    {
        _all = [.. functions];
        _openFirst = [.. _all.Where(static function => function.Http!.Route.FirstLiteral is null)];

        // Within one first segment the order must stay that of the whole table, routes that take any segment included.
        foreach (var segment in _all.Select(static function => function.Http!.Route.FirstLiteral).OfType<string>().Distinct(StringComparer.OrdinalIgnoreCase))
        {
            _byFirstSegment[segment] = [.. _all.Where(function => function.Http!.Route.FirstLiteral is not { } literal
                || literal.Equals(segment, StringComparison.OrdinalIgnoreCase))];
        }

        // With literals alone, which route matches does not depend on the order of the others.
        if (_all.All(static function => function.Http!.Route.IsLiteral))
        {
            foreach (var group in _all.GroupBy(static function => function.Http!.Route.Text, StringComparer.OrdinalIgnoreCase))
            {
                _byLiteral[group.Key] = [.. group];
            }
        }

        _bySegment = _byFirstSegment.GetAlternateLookup<ReadOnlySpan<char>>();
        _literals = _byLiteral.GetAlternateLookup<ReadOnlySpan<char>>();
    }

    public IReadOnlyList<FunctionModel> Functions => _all;

    /// <summary>Finds the function for a request; false when no route matches, and then the answer is 404.</summary>
    /// <param name="method">HTTP method.</param>
    /// <param name="path">Decoded path with its leading slash.</param>
    /// <param name="match">The function and its route values.</param>
    public bool TryMatch(string method, PathString path, out RouteMatch match)
    {
        foreach (var function in Candidates(path.Value.AsSpan().Trim('/')))
        {
            if (function.Http!.Accepts(method) && function.Http.Route.TryMatch(path, out var values))
            {
                match = new RouteMatch(function, values);
                return true;
            }
        }

        match = default;
        return false;
    }

    private FunctionModel[] Candidates(ReadOnlySpan<char> path)
    {
        if (_byLiteral.Count > 0)
        {
            return _literals.TryGetValue(path, out var exact) ? exact : [];
        }

        var slash = path.IndexOf('/');
        return _bySegment.TryGetValue(slash < 0 ? path : path[..slash], out var functions) ? functions : _openFirst;
    }
}
