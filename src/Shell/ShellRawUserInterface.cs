using System.Management.Automation.Host;

namespace PowerShellWorker.Shell;

/// <summary>The console's buffer, as far as every platform has it.</summary>
internal sealed class ShellRawUserInterface : PSHostRawUserInterface
{
    private const int DefaultWidth = 120;
    private const int DefaultHeight = 50;

    public override ConsoleColor ForegroundColor
    {
        get => Console.ForegroundColor;
        set => Console.ForegroundColor = value;
    }

    public override ConsoleColor BackgroundColor
    {
        get => Console.BackgroundColor;
        set => Console.BackgroundColor = value;
    }

    public override Size BufferSize
    {
        get => WindowSize;
        set => throw NotHere(nameof(BufferSize));
    }

    public override Coordinates CursorPosition
    {
        get => Console.IsOutputRedirected ? default : new Coordinates(Console.CursorLeft, Console.CursorTop);
        set => Console.SetCursorPosition(value.X, value.Y);
    }

    public override int CursorSize
    {
        get => 25;
        set => throw NotHere(nameof(CursorSize));
    }

    public override bool KeyAvailable => !Console.IsInputRedirected && Console.KeyAvailable;

    public override Size MaxPhysicalWindowSize => WindowSize;

    public override Size MaxWindowSize => WindowSize;

    public override Coordinates WindowPosition
    {
        get => default;
        set => throw NotHere(nameof(WindowPosition));
    }

    public override Size WindowSize
    {
        get => Console.IsOutputRedirected || Console.WindowWidth <= 0
            ? new Size(DefaultWidth, DefaultHeight)
            : new Size(Console.WindowWidth, Console.WindowHeight);
        set => throw NotHere(nameof(WindowSize));
    }

    public override string WindowTitle
    {
        get => "";
        set => Console.Title = value;
    }

    public override void FlushInputBuffer()
    {
        while (KeyAvailable)
        {
            Console.ReadKey(intercept: true);
        }
    }

    public override KeyInfo ReadKey(ReadKeyOptions options)
    {
        var key = Console.ReadKey((options & ReadKeyOptions.NoEcho) != 0);
        return new KeyInfo((int)key.Key, key.KeyChar, ControlKeys(key.Modifiers), keyDown: true);
    }

    public override BufferCell[,] GetBufferContents(Rectangle rectangle) => throw NotHere(nameof(GetBufferContents));

    public override void ScrollBufferContents(Rectangle source, Coordinates destination, Rectangle clip, BufferCell fill) =>
        throw NotHere(nameof(ScrollBufferContents));

    public override void SetBufferContents(Coordinates origin, BufferCell[,] contents) => throw NotHere(nameof(SetBufferContents));

    public override void SetBufferContents(Rectangle rectangle, BufferCell fill)
    {
        // Clear-Host fills the whole buffer; that much every terminal can do.
        if (!Console.IsOutputRedirected)
        {
            Console.Clear();
        }
    }

    private static ControlKeyStates ControlKeys(ConsoleModifiers modifiers) =>
        ((modifiers & ConsoleModifiers.Shift) != 0 ? ControlKeyStates.ShiftPressed : 0)
        | ((modifiers & ConsoleModifiers.Alt) != 0 ? ControlKeyStates.LeftAltPressed : 0)
        | ((modifiers & ConsoleModifiers.Control) != 0 ? ControlKeyStates.LeftCtrlPressed : 0);

    private static PlatformNotSupportedException NotHere(string what) => new($"The console of this platform has no '{what}'.");
}
