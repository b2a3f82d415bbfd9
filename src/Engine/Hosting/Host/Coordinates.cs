namespace System.Management.Automation.Host;

public struct Coordinates
{
    public Coordinates(int x, int y) => throw Unsupported.Member();
    public int X { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int Y { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override bool Equals(object? obj) => throw Unsupported.Member();
    public override int GetHashCode() => throw Unsupported.Member();
    public static bool operator ==(Coordinates first, Coordinates second) => throw Unsupported.Member();
    public static bool operator !=(Coordinates first, Coordinates second) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
