namespace System.Management.Automation;

/// <summary>What <c>[ref]</c> makes: a place that called code may read and write.</summary>
public class PSReference
{
    private object? _value;

    public PSReference(object? value) => _value = value;

    public virtual object? Value
    {
        get => _value;
        set => _value = value;
    }
}
