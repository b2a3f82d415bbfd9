using System.Globalization;

namespace System.Management.Automation.Runtime;

/// <summary>One place in a script that casts to a type: remembers the rule for the last type of value.</summary>
internal sealed class ConvertSite(Type type)
{
    private Entry? _entry;

    public Type Type => type;

    /// <exception cref="PSInvalidCastException">The value cannot be converted.</exception>
    public object? Convert(object? value)
    {
        if (value is null || value is PSObject)
        {
            return Conversion.Convert(value, type, CultureInfo.InvariantCulture);
        }

        var from = value.GetType();
        if (from == type)
        {
            return value;
        }

        var entry = _entry;
        if (entry is null || entry.From != from)
        {
            if (type.IsInstanceOfType(value))
            {
                return value;
            }

            _entry = entry = new Entry(from, Conversion.RuleFor(from, type));
        }

        var attempt = new ConversionAttempt { Value = value, Type = type, Provider = CultureInfo.InvariantCulture, WantsError = true };
        return entry.Rule(ref attempt) ? attempt.Result : throw attempt.Error ?? ConversionError.Final(value, type);
    }

    private sealed record Entry(Type From, ConversionRule Rule);
}
