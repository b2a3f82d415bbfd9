namespace System.Management.Automation;

/// <summary>A parameter that is given by its name alone.</summary>
public readonly struct SwitchParameter : IEquatable<SwitchParameter>
{
    private readonly bool _isPresent;

    public SwitchParameter(bool isPresent) => _isPresent = isPresent;

    public static SwitchParameter Present => new(true);

    public bool IsPresent => _isPresent;

    public static implicit operator bool(SwitchParameter switchParameter) => switchParameter._isPresent;

    public static implicit operator SwitchParameter(bool value) => new(value);

    public static bool operator ==(SwitchParameter first, SwitchParameter second) => first._isPresent == second._isPresent;

    public static bool operator ==(SwitchParameter first, bool second) => first._isPresent == second;

    public static bool operator ==(bool first, SwitchParameter second) => first == second._isPresent;

    public static bool operator !=(SwitchParameter first, SwitchParameter second) => first._isPresent != second._isPresent;

    public static bool operator !=(SwitchParameter first, bool second) => first._isPresent != second;

    public static bool operator !=(bool first, SwitchParameter second) => first != second._isPresent;

    public bool ToBool() => _isPresent;

    public bool Equals(SwitchParameter other) => _isPresent == other._isPresent;

    public override bool Equals(object? obj) => obj switch
    {
        bool value => _isPresent == value,
        SwitchParameter other => _isPresent == other._isPresent,
        _ => false,
    };

    public override int GetHashCode() => _isPresent.GetHashCode();

    public override string ToString() => _isPresent.ToString();
}
