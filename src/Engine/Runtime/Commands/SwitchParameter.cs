namespace System.Management.Automation;

public struct SwitchParameter
{
    public SwitchParameter(bool isPresent) => throw Unsupported.Member();
    public bool IsPresent { get => throw Unsupported.Member(); }
    public static SwitchParameter Present { get => throw Unsupported.Member(); }
    public override bool Equals(object? obj) => throw Unsupported.Member();
    public override int GetHashCode() => throw Unsupported.Member();
    public static bool operator ==(SwitchParameter first, SwitchParameter second) => throw Unsupported.Member();
    public static bool operator ==(SwitchParameter first, bool second) => throw Unsupported.Member();
    public static bool operator ==(bool first, SwitchParameter second) => throw Unsupported.Member();
    public static implicit operator bool(SwitchParameter switchParameter) => throw Unsupported.Member();
    public static implicit operator SwitchParameter(bool value) => throw Unsupported.Member();
    public static bool operator !=(SwitchParameter first, SwitchParameter second) => throw Unsupported.Member();
    public static bool operator !=(SwitchParameter first, bool second) => throw Unsupported.Member();
    public static bool operator !=(bool first, SwitchParameter second) => throw Unsupported.Member();
    public bool ToBool() => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
