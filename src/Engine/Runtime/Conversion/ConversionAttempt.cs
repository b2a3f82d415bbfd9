namespace System.Management.Automation.Runtime;

/// <summary>One conversion under way. A rule either sets <see cref="Result"/> and answers true, or answers false and,
/// when it has more to say than "cannot", sets <see cref="Error"/>.</summary>
internal struct ConversionAttempt
{
    public object Value;
    public Type Type;
    public IFormatProvider Provider;

    /// <summary>The caller throws on failure; otherwise no time goes into messages.</summary>
    public bool WantsError;

    public object? Result;
    public PSInvalidCastException? Error;

    public bool Succeed(object? result)
    {
        Result = result;
        return true;
    }

    public bool Fail(string errorId, string reason, Exception? inner = null)
    {
        if (WantsError)
        {
            Error = ConversionError.Value(errorId, Value, Type, reason, inner);
        }

        return false;
    }

    public readonly bool TryNested(object? value, Type type, out object? result, out PSInvalidCastException? error)
        => Conversion.TryConvert(value, type, Provider, WantsError, out result, out error);
}
