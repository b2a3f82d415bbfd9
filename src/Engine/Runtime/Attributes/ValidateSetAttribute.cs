using System.Globalization;

namespace System.Management.Automation;

/// <summary>Each element must be one of these values.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class ValidateSetAttribute : ValidateEnumeratedArgumentsAttribute
{
    private readonly string[]? _values;
    private readonly IValidateSetValuesGenerator? _generator;

    public ValidateSetAttribute(params string[] validValues)
    {
        ArgumentNullException.ThrowIfNull(validValues);
        if (validValues.Length == 0)
        {
            throw new PSArgumentOutOfRangeException(nameof(validValues), validValues, "The argument must have at least one value.");
        }

        _values = validValues;
    }

    public ValidateSetAttribute(Type valuesGeneratorType)
    {
        if (!typeof(IValidateSetValuesGenerator).IsAssignableFrom(valuesGeneratorType))
        {
            throw new PSArgumentException($"The type '{valuesGeneratorType}' must implement '{nameof(IValidateSetValuesGenerator)}'.");
        }

        _generator = (IValidateSetValuesGenerator)Activator.CreateInstance(valuesGeneratorType)!;
    }

    /// <summary>The message of a failure: {0} is the value, {1} the allowed ones. Null for the usual message.</summary>
    public string? ErrorMessage { get; set; }

    public bool IgnoreCase { get; set; } = true;

    public IList<string> ValidValues => _generator is null
        ? _values!
        : _generator.GetValidValues() ?? throw new ValidationMetadataException(
            "The ValidateSet values generator returned no values.", null, "ValidateSetGeneratedValidValuesListIsNull");

    protected override void ValidateElement(object element)
    {
        if (element is null)
        {
            throw new ValidationMetadataException(
                "The argument is null or empty. Provide an argument that is not null or empty, and then try the command again.", null, "ArgumentIsEmpty");
        }

        var text = LanguagePrimitives.ConvertTo<string>(element);
        var values = ValidValues;
        foreach (var value in values)
        {
            if (text.Equals(value, IgnoreCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal))
            {
                return;
            }
        }

        var message = string.IsNullOrEmpty(ErrorMessage)
            ? "The argument \"{0}\" does not belong to the set \"{1}\" specified by the ValidateSet attribute. Supply an argument that is in the set and then try the command again."
            : ErrorMessage;
        throw new ValidationMetadataException(
            string.Format(CultureInfo.CurrentCulture, message, text, string.Join(CultureInfo.CurrentUICulture.TextInfo.ListSeparator, values)),
            null, "ValidateSetFailure");
    }
}
