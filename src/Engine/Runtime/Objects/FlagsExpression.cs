using System.Globalization;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A condition on the members of a flags enumeration: <c>,</c> is or, <c>+</c> is and, <c>!</c> is not.</summary>
public sealed class FlagsExpression<T>
    where T : struct, IConvertible
{
    // Alternatives of factors; a factor is the bits and whether they have to be there.
    private readonly List<List<(long Bits, bool Wanted)>> _alternatives = [];

    /// <exception cref="RuntimeException">The expression is not valid.</exception>
    public FlagsExpression(string expression)
    {
        if (!typeof(T).IsEnum)
        {
            throw Invalid("InvalidGenericType", $"The type {typeof(T).Name} is no enumeration.");
        }

        if (string.IsNullOrWhiteSpace(expression))
        {
            throw Invalid("EmptyInputString", "An expression of flags cannot be empty.");
        }

        foreach (var alternative in expression.Split(','))
        {
            var factors = new List<(long, bool)>();
            foreach (var factor in alternative.Split('+'))
            {
                factors.Add(ParseFactor(factor.Trim(), expression));
            }

            _alternatives.Add(factors);
        }
    }

    public FlagsExpression(object[] expression)
        : this(string.Join(',', Array.ConvertAll(expression ?? throw new ArgumentNullException(nameof(expression)), static e => ValueText.Of(e))))
    {
    }

    public bool Evaluate(T value)
    {
        var bits = Convert.ToInt64(value, CultureInfo.InvariantCulture);
        foreach (var factors in _alternatives)
        {
            var holds = true;
            foreach (var (wantedBits, wanted) in factors)
            {
                holds &= ((bits & wantedBits) == wantedBits && (wantedBits != 0 || bits == 0)) == wanted;
            }

            if (holds)
            {
                return true;
            }
        }

        return false;
    }

    private static (long Bits, bool Wanted) ParseFactor(string factor, string expression)
    {
        var wanted = true;
        while (factor.StartsWith('!'))
        {
            wanted = !wanted;
            factor = factor[1..].TrimStart();
        }

        if (factor.Length == 0)
        {
            throw Invalid("SyntaxErrorUnexpectedBinaryOperator", $"The flags expression '{expression}' lacks a name beside an operator.");
        }

        if (!EnumConversion.TryParse(typeof(T), factor, out var member))
        {
            throw Invalid("NoIdentifierFound",
                $"'{factor}' is no member of {typeof(T).Name}. Use one of: {string.Join(", ", Enum.GetNames(typeof(T)))}.");
        }

        return (EnumConversion.ToInt64(member!), wanted);
    }

    private static RuntimeException Invalid(string errorId, string message) => OperatorError.Make(message, errorId, ErrorCategory.InvalidArgument);
}
