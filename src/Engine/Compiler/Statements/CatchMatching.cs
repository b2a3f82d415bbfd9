namespace System.Management.Automation.Compiler;

/// <summary>Chooses the catch clause or trap for an error: the most derived type that fits wins over the order of writing.</summary>
internal static class CatchMatching
{
    /// <summary>Tried in turn: what the engine wrapped, the wrapper, the exception that the record shows.</summary>
    public static CatchMatch? FindClause(CatchClause[] clauses, Exception thrown)
    {
        var record = StatementErrors.RecordOf(thrown);
        var inner = InnerOf(thrown, record);
        if (inner is not null && FindTyped(clauses, inner) is { } unwrapped)
        {
            return new CatchMatch(unwrapped, StatementErrors.WithException(record, inner));
        }

        if ((FindTyped(clauses, thrown) ?? FindTyped(clauses, record.Exception)) is { } typed)
        {
            return new CatchMatch(typed, record);
        }

        foreach (var clause in clauses)
        {
            if (clause.Types.Length == 0)
            {
                return new CatchMatch(clause, record);
            }
        }

        return null;
    }

    private static CatchClause? FindTyped(CatchClause[] clauses, Exception exception)
    {
        CatchClause? best = null;
        var bestDistance = int.MaxValue;
        foreach (var clause in clauses)
        {
            foreach (var type in clause.Types)
            {
                if (type.TryResolve() is { } resolved && Distance(exception, resolved) is var distance && distance < bestDistance)
                {
                    best = clause;
                    bestDistance = distance;
                }
            }
        }

        return best;
    }

    public static TrapNode? FindTrap(TrapNode[] traps, Exception thrown, ref ErrorRecord record)
    {
        var inner = InnerOf(thrown, record);
        if (inner is not null && FindTyped(traps, inner) is { } unwrapped)
        {
            record = StatementErrors.WithException(record, inner);
            return unwrapped;
        }

        return FindTyped(traps, thrown) ?? FindTyped(traps, record.Exception) ?? Array.Find(traps, static trap => !trap.HasType);
    }

    private static TrapNode? FindTyped(TrapNode[] traps, Exception exception)
    {
        TrapNode? best = null;
        var bestDistance = int.MaxValue;
        foreach (var trap in traps)
        {
            if (trap.HasType && trap.ResolveType() is { } resolved && Distance(exception, resolved) is var distance && distance < bestDistance)
            {
                best = trap;
                bestDistance = distance;
            }
        }

        return best;
    }

    private static int Distance(Exception exception, Type type)
    {
        if (!type.IsInstanceOfType(exception))
        {
            return int.MaxValue;
        }

        var distance = 0;
        for (var current = exception.GetType(); current is not null && current != type; current = current.BaseType)
        {
            distance++;
        }

        return distance;
    }

    /// <summary>What the engine wrapped: scripts catch it by its own type.</summary>
    private static Exception? InnerOf(Exception thrown, ErrorRecord record)
        => (thrown as RuntimeException)?.InnerException ?? (record.Exception as RuntimeException)?.InnerException;
}

/// <summary>The clause that handles an error, and the record that it sees.</summary>
internal readonly record struct CatchMatch(CatchClause Clause, ErrorRecord Record);
