namespace System.Management.Automation.Host;

/// <summary>The cells, colours and keys of a host's window.</summary>
public abstract class PSHostRawUserInterface
{
    protected PSHostRawUserInterface()
    {
    }

    public abstract ConsoleColor BackgroundColor { get; set; }

    public abstract Size BufferSize { get; set; }

    public abstract Coordinates CursorPosition { get; set; }

    public abstract int CursorSize { get; set; }

    public abstract ConsoleColor ForegroundColor { get; set; }

    public abstract bool KeyAvailable { get; }

    public abstract Size MaxPhysicalWindowSize { get; }

    public abstract Size MaxWindowSize { get; }

    public abstract Coordinates WindowPosition { get; set; }

    public abstract Size WindowSize { get; set; }

    public abstract string WindowTitle { get; set; }

    public abstract void FlushInputBuffer();

    public abstract BufferCell[,] GetBufferContents(Rectangle rectangle);

    public virtual int LengthInBufferCells(char source) => 1;

    public virtual int LengthInBufferCells(string source)
    {
        ArgumentNullException.ThrowIfNull(source);
        return source.Length;
    }

    public virtual int LengthInBufferCells(string source, int offset)
    {
        ArgumentNullException.ThrowIfNull(source);
        return LengthInBufferCells(offset == 0 ? source : source[offset..]);
    }

    public BufferCell[,] NewBufferCellArray(string[] contents, ConsoleColor foregroundColor, ConsoleColor backgroundColor)
    {
        ArgumentNullException.ThrowIfNull(contents);
        var width = contents.Length == 0 ? 0 : contents.Max(static line => line.Length);
        var cells = NewBufferCellArray(width, contents.Length, new BufferCell(' ', foregroundColor, backgroundColor, BufferCellType.Complete));
        for (var row = 0; row < contents.Length; row++)
        {
            for (var column = 0; column < contents[row].Length; column++)
            {
                cells[row, column] = new BufferCell(contents[row][column], foregroundColor, backgroundColor, BufferCellType.Complete);
            }
        }

        return cells;
    }

    public BufferCell[,] NewBufferCellArray(Size size, BufferCell contents) => NewBufferCellArray(size.Width, size.Height, contents);

    public BufferCell[,] NewBufferCellArray(int width, int height, BufferCell contents)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(width);
        ArgumentOutOfRangeException.ThrowIfNegative(height);
        var cells = new BufferCell[height, width];
        for (var row = 0; row < height; row++)
        {
            for (var column = 0; column < width; column++)
            {
                cells[row, column] = contents;
            }
        }

        return cells;
    }

    public KeyInfo ReadKey() => ReadKey(ReadKeyOptions.IncludeKeyDown);

    public abstract KeyInfo ReadKey(ReadKeyOptions options);

    public abstract void ScrollBufferContents(Rectangle source, Coordinates destination, Rectangle clip, BufferCell fill);

    public abstract void SetBufferContents(Coordinates origin, BufferCell[,] contents);

    public abstract void SetBufferContents(Rectangle rectangle, BufferCell fill);
}
