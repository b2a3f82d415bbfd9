using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Applies the language's own comparison operators for Where-Object.</summary>
internal static class WhereComparison
{
    public static bool Test(WhereOperator operation, object? left, object? right) => operation switch
    {
        WhereOperator.Eq => Compare(ComparisonOperator.Equal, left, right, true),
        WhereOperator.Ceq => Compare(ComparisonOperator.Equal, left, right, false),
        WhereOperator.Ne => Compare(ComparisonOperator.NotEqual, left, right, true),
        WhereOperator.Cne => Compare(ComparisonOperator.NotEqual, left, right, false),
        WhereOperator.Gt => Compare(ComparisonOperator.Greater, left, right, true),
        WhereOperator.Cgt => Compare(ComparisonOperator.Greater, left, right, false),
        WhereOperator.Lt => Compare(ComparisonOperator.Less, left, right, true),
        WhereOperator.Clt => Compare(ComparisonOperator.Less, left, right, false),
        WhereOperator.Ge => Compare(ComparisonOperator.GreaterOrEqual, left, right, true),
        WhereOperator.Cge => Compare(ComparisonOperator.GreaterOrEqual, left, right, false),
        WhereOperator.Le => Compare(ComparisonOperator.LessOrEqual, left, right, true),
        WhereOperator.Cle => Compare(ComparisonOperator.LessOrEqual, left, right, false),
        WhereOperator.Like => LanguagePrimitives.IsTrue(Operators.Like(left, right, true)),
        WhereOperator.Clike => LanguagePrimitives.IsTrue(Operators.Like(left, right, false)),
        WhereOperator.NotLike => LanguagePrimitives.IsTrue(Operators.NotLike(left, right, true)),
        WhereOperator.CnotLike => LanguagePrimitives.IsTrue(Operators.NotLike(left, right, false)),
        WhereOperator.Match => LanguagePrimitives.IsTrue(Operators.Match(left, right, true, out _)),
        WhereOperator.Cmatch => LanguagePrimitives.IsTrue(Operators.Match(left, right, false, out _)),
        WhereOperator.NotMatch => LanguagePrimitives.IsTrue(Operators.NotMatch(left, right, true, out _)),
        WhereOperator.CnotMatch => LanguagePrimitives.IsTrue(Operators.NotMatch(left, right, false, out _)),
        WhereOperator.Contains => Operators.Contains(left, right, true),
        WhereOperator.Ccontains => Operators.Contains(left, right, false),
        WhereOperator.NotContains => Operators.NotContains(left, right, true),
        WhereOperator.CnotContains => Operators.NotContains(left, right, false),
        WhereOperator.In => Operators.In(left, right, true),
        WhereOperator.Cin => Operators.In(left, right, false),
        WhereOperator.NotIn => Operators.NotIn(left, right, true),
        WhereOperator.CnotIn => Operators.NotIn(left, right, false),
        WhereOperator.Is => Operators.Is(left, right),
        WhereOperator.IsNot => Operators.IsNot(left, right),
        WhereOperator.Not => !LanguagePrimitives.IsTrue(left),
        _ => LanguagePrimitives.IsTrue(left),
    };

    /// <summary>The token that errors name: case-insensitive operators begin with I.</summary>
    public static string NameOf(WhereOperator operation)
    {
        var name = operation.ToString();
        return operation is WhereOperator.Is or WhereOperator.IsNot or WhereOperator.Not ? name
            : name.Length > 2 && name[0] == 'C' && char.IsLower(name[1]) && operation != WhereOperator.Contains ? name
            : "I" + name.ToLowerInvariant();
    }

    private static bool Compare(ComparisonOperator comparison, object? left, object? right, bool ignoreCase)
        => LanguagePrimitives.IsTrue(Operators.Compare(comparison, left, right, ignoreCase));
}
