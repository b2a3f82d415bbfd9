using System.Diagnostics.CodeAnalysis;

namespace System.Management.Automation.Runtime;

/// <summary>Chooses among overloads by how well each argument's type fits; earlier arguments weigh more.</summary>
internal static class OverloadResolver
{
    public static bool TryResolve(MethodGroup group, object?[] arguments, Type?[]? casts, Type[]? typeArguments, [NotNullWhen(true)] out BoundCall? call)
    {
        var fits = new List<Fit>();
        var types = ArgumentTypes(arguments, casts);
        foreach (var candidate in group.All)
        {
            var closed = candidate;
            if (typeArguments is { Length: > 0 })
            {
                closed = candidate.IsGeneric ? candidate.Close(typeArguments) : null;
            }
            else if (candidate.IsGeneric)
            {
                closed = GenericInference.TryInfer(candidate, arguments, types) is { } inferred ? candidate.Close(inferred) : null;
            }

            if (closed is null)
            {
                continue;
            }

            if (Measure(closed, arguments, types, expanded: false, out var fit))
            {
                fits.Add(fit);
            }

            if (closed.HasParamArray && Measure(closed, arguments, types, expanded: true, out fit))
            {
                fits.Add(fit);
            }
        }

        if (fits.Count == 0)
        {
            // With no choice by number, the failing conversion says more than that nothing fits.
            call = OnlyByCount(group, arguments.Length, typeArguments) is { } only ? new BoundCall(group.Name, only, false, true) : null;
            return call is not null;
        }

        var best = Best(fits, arguments.Length, group.Name);
        call = new BoundCall(group.Name, best.Candidate!, best.Expanded, !IsExact(best, arguments, types) && fits.Exists(static f => f.IsValueDependent));
        return true;
    }

    private static MethodCandidate? OnlyByCount(MethodGroup group, int count, Type[]? typeArguments)
    {
        MethodCandidate? only = null;
        foreach (var candidate in group.All)
        {
            if (candidate.HasParamArray ? count < candidate.Types.Length - 1 : count > candidate.Types.Length || count < candidate.Types.Length - candidate.OptionalCount)
            {
                continue;
            }

            if (only is not null || candidate.HasParamArray || candidate.IsGeneric || typeArguments is { Length: > 0 })
            {
                return null;
            }

            only = candidate;
        }

        return only;
    }

    /// <summary>The type that each argument counts as; null for a null.</summary>
    private static Type?[] ArgumentTypes(object?[] arguments, Type?[]? casts)
    {
        var types = new Type?[arguments.Length];
        for (var i = 0; i < types.Length; i++)
        {
            types[i] = casts is not null && i < casts.Length && casts[i] is { } cast && !cast.IsInterface && cast != typeof(object)
                ? cast
                : BoundCall.TypeOfArgument(arguments[i]);
        }

        return types;
    }

    /// <summary>Every argument has its parameter's own type: other values of these types would choose the same overload.</summary>
    private static bool IsExact(in Fit fit, object?[] arguments, Type?[] types)
    {
        if (fit.Expanded || fit.Candidate!.Types.Length != arguments.Length)
        {
            return false;
        }

        for (var i = 0; i < types.Length; i++)
        {
            if (types[i] != fit.Candidate.Types[i])
            {
                return false;
            }
        }

        return true;
    }

    private static bool Measure(MethodCandidate candidate, object?[] arguments, Type?[] types, bool expanded, out Fit fit)
    {
        fit = default;
        var count = candidate.Types.Length;
        if (expanded ? arguments.Length < count - 1 : arguments.Length > count || arguments.Length < count - candidate.OptionalCount)
        {
            return false;
        }

        var ranks = new int[arguments.Length];
        var valueDependent = false;
        for (var i = 0; i < arguments.Length; i++)
        {
            var type = expanded && i >= count - 1 ? candidate.Types[^1].GetElementType()! : candidate.Types[i];
            ranks[i] = ConversionRank.Of(arguments[i], types[i], type, ref valueDependent);
            if (ranks[i] == ConversionRank.None)
            {
                return false;
            }
        }

        fit = new Fit(candidate, ranks, expanded, valueDependent);
        return true;
    }

    /// <summary>The fit that no other beats. Among several such, one whose parameters could take what the others take.</summary>
    /// <exception cref="MethodException">None of several stands out.</exception>
    private static Fit Best(List<Fit> fits, int argumentCount, string name)
    {
        if (fits.Count == 1)
        {
            return fits[0];
        }

        var best = fits[0];
        for (var i = 1; i < fits.Count; i++)
        {
            if (Compare(fits[i], best, argumentCount) > 0)
            {
                best = fits[i];
            }
        }

        foreach (var fit in fits)
        {
            if (!ReferenceEquals(fit.Candidate, best.Candidate) && Compare(best, fit, argumentCount) <= 0)
            {
                return MostGeneral(fits, argumentCount) ?? throw MemberError.Ambiguous(name, argumentCount);
            }
        }

        return best;
    }

    private static Fit? MostGeneral(List<Fit> fits, int argumentCount)
    {
        foreach (var fit in fits)
        {
            var takesAll = true;
            for (var i = 0; i < argumentCount; i++)
            {
                takesAll &= fit.TypeAt(i) == typeof(object);
            }

            if (takesAll)
            {
                return fit;
            }
        }

        return null;
    }

    /// <summary>Positive when the first fits better.</summary>
    private static int Compare(Fit first, Fit second, int argumentCount)
    {
        var score = 0;
        for (var i = 0; i < argumentCount; i++)
        {
            var weight = argumentCount - i;
            var difference = first.Ranks[i] - second.Ranks[i];
            if (difference == 0)
            {
                difference = CompareTypes(first.TypeAt(i), second.TypeAt(i));
            }

            score += Math.Sign(difference) * weight;
        }

        if (score != 0)
        {
            return score;
        }

        if (first.Expanded != second.Expanded)
        {
            return first.Expanded ? -1 : 1;
        }

        var unused = second.Candidate!.Types.Length.CompareTo(first.Candidate!.Types.Length);
        if (unused != 0)
        {
            // Without expansion the one with fewer omitted arguments; with expansion the one with more named parameters.
            return first.Expanded ? -unused : unused;
        }

        if (first.Candidate.Method.IsGenericMethod != second.Candidate.Method.IsGenericMethod)
        {
            return first.Candidate.Method.IsGenericMethod ? -1 : 1;
        }

        var firstOwner = first.Candidate.Method.DeclaringType!;
        var secondOwner = second.Candidate.Method.DeclaringType!;
        return firstOwner == secondOwner ? 0 : firstOwner.IsAssignableFrom(secondOwner) ? -1 : 1;
    }

    /// <summary>Positive when the first type is the more specific one.</summary>
    private static int CompareTypes(Type first, Type second)
    {
        if (first == second)
        {
            return 0;
        }

        if (first.IsAssignableFrom(second))
        {
            return -1;
        }

        if (second.IsAssignableFrom(first))
        {
            return 1;
        }

        // Neither holds all values of the other: an integer prefers the floating point.
        if (first == typeof(double) && second == typeof(decimal))
        {
            return 1;
        }

        if (first == typeof(decimal) && second == typeof(double))
        {
            return -1;
        }

        return NumericRank.IsWidening(first, second) ? 1 : NumericRank.IsWidening(second, first) ? -1 : 0;
    }

    private readonly record struct Fit(MethodCandidate? Candidate, int[] Ranks, bool Expanded, bool IsValueDependent)
    {
        public Type TypeAt(int index)
        {
            var types = Candidate!.Types;
            return Expanded && index >= types.Length - 1 ? types[^1].GetElementType()! : types[index];
        }
    }
}
