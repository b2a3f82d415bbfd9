namespace System.Management.Automation.Host;

/// <summary>Width and height in cells.</summary>
public struct Size : IEquatable<Size>
{
    public Size(int width, int height)
    {
        Width = width;
        Height = height;
    }

    public int Height { get; set; }

    public int Width { get; set; }

    public static bool operator ==(Size first, Size second) => first.Width == second.Width && first.Height == second.Height;

    public static bool operator !=(Size first, Size second) => !(first == second);

    public readonly bool Equals(Size other) => this == other;

    public override readonly bool Equals(object? obj) => obj is Size other && this == other;

    public override readonly int GetHashCode() => HashCode.Combine(Width, Height);

    public override readonly string ToString() => $"{Width},{Height}";
}
