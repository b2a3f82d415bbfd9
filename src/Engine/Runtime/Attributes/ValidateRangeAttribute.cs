using System.Management.Automation.Runtime;
namespace System.Management.Automation;

/// <summary>Each element must lie in a range, its ends included.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class ValidateRangeAttribute : ValidateEnumeratedArgumentsAttribute
{
    private readonly ValidateRangeKind? _kind;
    private readonly IComparable? _min;
    private readonly IComparable? _max;
    private readonly Type? _promotedType;

    public ValidateRangeAttribute(object minRange, object maxRange)
    {
        ArgumentNullException.ThrowIfNull(minRange);
        ArgumentNullException.ThrowIfNull(maxRange);
        var min = BaseValue.Of(minRange)!;
        var max = BaseValue.Of(maxRange)!;
        if (min.GetType() != max.GetType())
        {
            (min, max) = ToCommonType(min, max);
        }

        if (min is not IComparable comparable || max is not IComparable other)
        {
            throw new ValidationMetadataException(
                "The specified minimum range cannot be accepted because it does not implement IComparable interface.", null, "MinRangeNotIComparable");
        }

        if (comparable.CompareTo(other) > 0)
        {
            throw new ValidationMetadataException("The specified maximum range cannot be less than the specified minimum range.",
                null, "MaxRangeSmallerThanMinRange");
        }

        MinRange = min;
        MaxRange = max;
        _min = comparable;
        _max = other;
        _promotedType = min.GetType();
    }

    public ValidateRangeAttribute(ValidateRangeKind kind) => _kind = kind;

    public object? MaxRange { get; }

    public object? MinRange { get; }

    internal ValidateRangeKind? RangeKind => _kind;

    protected override void ValidateElement(object element)
    {
        if (element is null)
        {
            throw new ValidationMetadataException(
                "The argument is null or empty. Provide an argument that is not null or empty, and then try the command again.", null, "ArgumentIsEmpty");
        }

        var value = BaseValue.Of(element)!;
        if (_kind is { } kind)
        {
            ValidateKind(value, kind);
            return;
        }

        if (value.GetType() != _promotedType && !LanguagePrimitives.TryConvertTo(value, _promotedType!, out value))
        {
            throw new ValidationMetadataException("The argument cannot be validated because its type is not the same type as the MaximumLimit and MinimumLimit of the parameter. Make sure the argument is of type " + _promotedType!.Name + " and then try the command again.",
                null, "ValidationRangeElementType");
        }

        if (_min!.CompareTo(value) > 0)
        {
            throw new ValidationMetadataException(
                $"The {element} argument is less than the minimum allowed range of {MinRange}. Supply an argument that is greater than or equal to {MinRange} and then try the command again.",
                null, "ValidateRangeTooSmall");
        }

        if (_max!.CompareTo(value) < 0)
        {
            throw new ValidationMetadataException(
                $"The {element} argument is greater than the maximum allowed range of {MaxRange}. Supply an argument that is less than or equal to {MaxRange} and then try the command again.",
                null, "ValidateRangeTooBig");
        }
    }

    private static void ValidateKind(object value, ValidateRangeKind kind)
    {
        object zero;
        try
        {
            zero = LanguagePrimitives.ConvertTo(0, value.GetType(), Globalization.CultureInfo.InvariantCulture)!;
        }
        catch (PSInvalidCastException)
        {
            throw new ValidationMetadataException($"The argument cannot be validated because its type '{value.GetType().Name}' is not a number.",
                null, "ValidationRangeElementType");
        }

        var order = value is IComparable comparable ? comparable.CompareTo(zero) : 0;
        var (valid, rule, id) = kind switch
        {
            ValidateRangeKind.Positive => (order > 0, "greater than zero", "ValidateRangePositiveFailure"),
            ValidateRangeKind.NonNegative => (order >= 0, "greater than or equal to zero", "ValidateRangeNonNegativeFailure"),
            ValidateRangeKind.Negative => (order < 0, "less than zero", "ValidateRangeNegativeFailure"),
            _ => (order <= 0, "less than or equal to zero", "ValidateRangeNonPositiveFailure"),
        };
        if (!valid)
        {
            throw new ValidationMetadataException($"The argument \"{value}\" cannot be validated because its value is not {rule}.", null, id);
        }
    }

    private static (object Min, object Max) ToCommonType(object min, object max)
    {
        // The wider of the two: an int bound beside a double one is compared as double.
        if (LanguagePrimitives.TryConvertTo(min, max.GetType(), out var asMax) && min is not (double or decimal or long))
        {
            return (asMax!, max);
        }

        if (LanguagePrimitives.TryConvertTo(max, min.GetType(), out var asMin))
        {
            return (min, asMin!);
        }

        throw new ValidationMetadataException(
            $"The minimum and maximum of the range must have the same type: they are {min.GetType().FullName} and {max.GetType().FullName}.",
            null, "MinRangeNotTheSameTypeOfMaxRange");
    }
}
