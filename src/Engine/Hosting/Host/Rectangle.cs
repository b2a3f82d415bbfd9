namespace System.Management.Automation.Host;

/// <summary>A rectangle of cells, its ends included.</summary>
public struct Rectangle : IEquatable<Rectangle>
{
    public Rectangle(int left, int top, int right, int bottom)
    {
        Left = left;
        Top = top;
        Right = right;
        Bottom = bottom;
    }

    public Rectangle(Coordinates upperLeft, Coordinates lowerRight)
        : this(upperLeft.X, upperLeft.Y, lowerRight.X, lowerRight.Y)
    {
    }

    public int Bottom { get; set; }

    public int Left { get; set; }

    public int Right { get; set; }

    public int Top { get; set; }

    public static bool operator ==(Rectangle first, Rectangle second) => first.Left == second.Left && first.Top == second.Top && first.Right == second.Right && first.Bottom == second.Bottom;

    public static bool operator !=(Rectangle first, Rectangle second) => !(first == second);

    public readonly bool Equals(Rectangle other) => this == other;

    public override readonly bool Equals(object? obj) => obj is Rectangle other && this == other;

    public override readonly int GetHashCode() => HashCode.Combine(Left, Top, Right, Bottom);

    public override readonly string ToString() => $"{Left},{Top} ; {Right},{Bottom}";
}
