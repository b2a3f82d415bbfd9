namespace System.Management.Automation.Compiler;

/// <summary>Chooses the catch clause or trap for an error: the most derived type that fits wins over the order of writing.</summary>
internal static class CatchMatching
{
    public static CatchClause? FindClause(CatchClause[] clauses, ErrorRecord record)
    {
        CatchClause? catchAll = null;
        CatchClause? best = null;
        var bestDistance = int.MaxValue;
        foreach (var clause in clauses)
        {
            if (clause.Types.Length == 0)
            {
                catchAll ??= clause;
                continue;
            }

            foreach (var type in clause.Types)
            {
                if (type.TryResolve() is { } resolved && Distance(record, resolved) is var distance && distance < bestDistance)
                {
                    best = clause;
                    bestDistance = distance;
                }
            }
        }

        return best ?? catchAll;
    }

    public static TrapNode? FindTrap(TrapNode[] traps, ErrorRecord record)
    {
        TrapNode? catchAll = null;
        TrapNode? best = null;
        var bestDistance = int.MaxValue;
        foreach (var trap in traps)
        {
            if (!trap.HasType)
            {
                catchAll ??= trap;
            }
            else if (trap.ResolveType() is { } resolved && Distance(record, resolved) is var distance && distance < bestDistance)
            {
                best = trap;
                bestDistance = distance;
            }
        }

        return best ?? catchAll;
    }

    /// <summary>How far the type is from the exception's own; the exception inside a wrapper that the engine made counts like the wrapper.</summary>
    private static int Distance(ErrorRecord record, Type type)
    {
        var result = int.MaxValue;
        var rank = 0;
        for (var exception = record.Exception; exception is not null; exception = Inner(exception))
        {
            if (type.IsInstanceOfType(exception))
            {
                var distance = rank;
                for (var current = exception.GetType(); current is not null && current != type; current = current.BaseType)
                {
                    distance++;
                }

                result = Math.Min(result, distance);
            }

            rank += 1000;
        }

        return result;
    }

    private static Exception? Inner(Exception exception)
        => exception is RuntimeException ? exception.InnerException : null;
}
