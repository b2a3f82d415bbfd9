namespace System.Management.Automation.Host;

public struct Size
{
    public Size(int width, int height) => throw Unsupported.Member();
    public int Height { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int Width { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override bool Equals(object? obj) => throw Unsupported.Member();
    public override int GetHashCode() => throw Unsupported.Member();
    public static bool operator ==(Size first, Size second) => throw Unsupported.Member();
    public static bool operator !=(Size first, Size second) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
