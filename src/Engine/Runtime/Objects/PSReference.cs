namespace System.Management.Automation;

/// <summary>What <c>[ref]</c> makes: a place that called code may read and write.</summary>
public class PSReference
{
    private object? _value;

    /// <param name="value">A value, or the variable that holds it.</param>
    public PSReference(object? value) => _value = value;

    public object? Value
    {
        get => _value is PSVariable variable ? variable.Value : _value;
        set
        {
            if (_value is PSVariable variable)
            {
                variable.Value = value;
            }
            else
            {
                _value = value;
            }
        }
    }
}
