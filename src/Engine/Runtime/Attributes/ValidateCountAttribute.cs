using System.Collections;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Checks how many elements an argument has.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class ValidateCountAttribute : ValidateArgumentsAttribute
{
    public ValidateCountAttribute(int minLength, int maxLength)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(minLength);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxLength);
        if (maxLength < minLength)
        {
            throw new ValidationMetadataException(
                "The specified maximum number of arguments is less than the specified minimum number of arguments. Update the ValidateCount attribute for the parameter.",
                null, "ValidateRangeMaxLengthSmallerThanMinLength");
        }

        MinLength = minLength;
        MaxLength = maxLength;
    }

    public int MaxLength { get; }

    public int MinLength { get; }

    protected override void Validate(object? arguments, EngineIntrinsics engineIntrinsics)
    {
        var count = CountOf(BaseValue.Of(arguments));
        if (count < 0)
        {
            throw new ValidationMetadataException("The ValidateCount attribute cannot be applied to a non-array parameter. Either remove the attribute from the parameter or make the parameter an array parameter.",
                null, "ValidateCountNotInArray");
        }

        if (MinLength == MaxLength && count != MinLength)
        {
            throw new ValidationMetadataException(
                $"The parameter requires exactly {MaxLength} value(s); the number of provided arguments is {count}. Change the number of arguments, and then try the command again.",
                null, "ValidateCountExactFailure");
        }

        if (count < MinLength || count > MaxLength)
        {
            throw new ValidationMetadataException(
                $"The parameter requires at least {MinLength} value(s) and no more than {MaxLength} value(s); the number of provided arguments is {count}. Change the number of arguments, and then try the command again.",
                null, "ValidateCountMinMaxFailure");
        }
    }

    private static int CountOf(object? value)
    {
        switch (value)
        {
            case null:
                return 0;
            case string:
                return -1;
            case ICollection collection:
                return collection.Count;
            case IEnumerable enumerable:
                var count = 0;
                foreach (var _ in enumerable)
                {
                    count++;
                }

                return count;
            default:
                return -1;
        }
    }
}
