using System.Globalization;
using System.Text.RegularExpressions;

namespace System.Management.Automation;

/// <summary>Each element's text must match a regular expression.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class ValidatePatternAttribute : ValidateEnumeratedArgumentsAttribute
{
    private Regex? _regex;
    private RegexOptions _options = RegexOptions.IgnoreCase;

    public ValidatePatternAttribute(string regexPattern)
    {
        ArgumentException.ThrowIfNullOrEmpty(regexPattern);
        RegexPattern = regexPattern;
    }

    /// <summary>The message of a failure: {0} is the value, {1} the pattern. Null for the usual message.</summary>
    public string? ErrorMessage { get; set; }

    public RegexOptions Options
    {
        get => _options;
        set
        {
            _options = value;
            _regex = null;
        }
    }

    public string RegexPattern { get; }

    protected override void ValidateElement(object element)
    {
        if (element is null)
        {
            throw new ValidationMetadataException(
                "The argument is null or empty. Provide an argument that is not null or empty, and then try the command again.", null, "ArgumentIsEmpty");
        }

        var text = LanguagePrimitives.ConvertTo<string>(element);
        var regex = _regex ??= new Regex(RegexPattern, _options);
        if (!regex.IsMatch(text))
        {
            var message = string.IsNullOrEmpty(ErrorMessage)
                ? "The argument \"{0}\" does not match the \"{1}\" pattern. Supply an argument that matches \"{1}\" and try the command again."
                : ErrorMessage;
            throw new ValidationMetadataException(string.Format(CultureInfo.CurrentCulture, message, text, RegexPattern), null, "ValidatePatternFailure");
        }
    }
}
