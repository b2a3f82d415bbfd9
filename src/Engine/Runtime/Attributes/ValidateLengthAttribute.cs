using System.Management.Automation.Runtime;
namespace System.Management.Automation;

/// <summary>Checks the length of each string.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class ValidateLengthAttribute : ValidateEnumeratedArgumentsAttribute
{
    public ValidateLengthAttribute(int minLength, int maxLength)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(minLength);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxLength);
        if (maxLength < minLength)
        {
            throw new ValidationMetadataException(
                "The specified maximum string length is less than the specified minimum string length. Update the ValidateLength attribute for the parameter.",
                null, "ValidateLengthMaxLengthSmallerThanMinLength");
        }

        MinLength = minLength;
        MaxLength = maxLength;
    }

    public int MaxLength { get; }

    public int MinLength { get; }

    protected override void ValidateElement(object element)
    {
        if (BaseValue.Of(element) is not string text)
        {
            throw new ValidationMetadataException("The ValidateLength attribute cannot be applied to a parameter that is not a string or string[] parameter. Make the parameter a string or string[] parameter.",
                null, "ValidateLengthNotString");
        }

        if (text.Length < MinLength)
        {
            throw new ValidationMetadataException(
                $"The character length ({text.Length}) of the argument is too short. Specify an argument with a length that is greater than or equal to \"{MinLength}\", and then try the command again.",
                null, "ValidateLengthMinLengthFailure");
        }

        if (text.Length > MaxLength)
        {
            throw new ValidationMetadataException(
                $"The character length of the {text.Length} argument is too long. Shorten the character length of the argument so it is fewer than or equal to \"{MaxLength}\" characters, and then try the command again.",
                null, "ValidateLengthMaxLengthFailure");
        }
    }
}
