namespace System.Management.Automation.Host;

public struct BufferCell
{
    public BufferCell(char character, ConsoleColor foreground, ConsoleColor background, BufferCellType bufferCellType) => throw Unsupported.Member();
    public ConsoleColor BackgroundColor { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public BufferCellType BufferCellType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public char Character { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ConsoleColor ForegroundColor { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override bool Equals(object? obj) => throw Unsupported.Member();
    public override int GetHashCode() => throw Unsupported.Member();
    public static bool operator ==(BufferCell first, BufferCell second) => throw Unsupported.Member();
    public static bool operator !=(BufferCell first, BufferCell second) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
