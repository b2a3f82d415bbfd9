namespace System.Management.Automation.Host;

/// <summary>A place on the screen, in cells from the upper left corner.</summary>
public struct Coordinates : IEquatable<Coordinates>
{
    public Coordinates(int x, int y)
    {
        X = x;
        Y = y;
    }

    public int X { get; set; }

    public int Y { get; set; }

    public static bool operator ==(Coordinates first, Coordinates second) => first.X == second.X && first.Y == second.Y;

    public static bool operator !=(Coordinates first, Coordinates second) => !(first == second);

    public readonly bool Equals(Coordinates other) => this == other;

    public override readonly bool Equals(object? obj) => obj is Coordinates other && this == other;

    public override readonly int GetHashCode() => HashCode.Combine(X, Y);

    public override readonly string ToString() => $"{X},{Y}";
}
