namespace System.Management.Automation.Host;

public struct Rectangle
{
    public Rectangle(int left, int top, int right, int bottom) => throw Unsupported.Member();
    public Rectangle(Coordinates upperLeft, Coordinates lowerRight) => throw Unsupported.Member();
    public int Bottom { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int Left { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int Right { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int Top { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override bool Equals(object? obj) => throw Unsupported.Member();
    public override int GetHashCode() => throw Unsupported.Member();
    public static bool operator ==(Rectangle first, Rectangle second) => throw Unsupported.Member();
    public static bool operator !=(Rectangle first, Rectangle second) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
