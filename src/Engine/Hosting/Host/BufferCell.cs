namespace System.Management.Automation.Host;

/// <summary>One character cell of the screen.</summary>
public struct BufferCell : IEquatable<BufferCell>
{
    public BufferCell(char character, ConsoleColor foreground, ConsoleColor background, BufferCellType bufferCellType)
    {
        Character = character;
        ForegroundColor = foreground;
        BackgroundColor = background;
        BufferCellType = bufferCellType;
    }

    public ConsoleColor BackgroundColor { get; set; }

    public BufferCellType BufferCellType { get; set; }

    public char Character { get; set; }

    public ConsoleColor ForegroundColor { get; set; }

    public static bool operator ==(BufferCell first, BufferCell second) => first.Character == second.Character && first.ForegroundColor == second.ForegroundColor && first.BackgroundColor == second.BackgroundColor && first.BufferCellType == second.BufferCellType;

    public static bool operator !=(BufferCell first, BufferCell second) => !(first == second);

    public readonly bool Equals(BufferCell other) => this == other;

    public override readonly bool Equals(object? obj) => obj is BufferCell other && this == other;

    public override readonly int GetHashCode() => HashCode.Combine(Character, ForegroundColor, BackgroundColor, BufferCellType);

    public override readonly string ToString() => $"'{Character}' {ForegroundColor} {BackgroundColor} {BufferCellType}";
}
