namespace System.Management.Automation;

/// <summary>Escape sequences for colours and text styles: <c>$PSStyle</c>.</summary>
public sealed class PSStyle
{
    private PSStyle()
    {
    }

    public static PSStyle Instance { get; } = new();

    public OutputRendering OutputRendering { get; set; } = OutputRendering.Host;

    public string Reset => "\x1b[0m";

    public string BlinkOff => "\x1b[25m";

    public string Blink => "\x1b[5m";

    public string BoldOff => "\x1b[22m";

    public string Bold => "\x1b[1m";

    public string DimOff => "\x1b[22m";

    public string Dim => "\x1b[2m";

    public string Hidden => "\x1b[8m";

    public string HiddenOff => "\x1b[28m";

    public string Reverse => "\x1b[7m";

    public string ReverseOff => "\x1b[27m";

    public string ItalicOff => "\x1b[23m";

    public string Italic => "\x1b[3m";

    public string UnderlineOff => "\x1b[24m";

    public string Underline => "\x1b[4m";

    public string StrikethroughOff => "\x1b[29m";

    public string Strikethrough => "\x1b[9m";

    public ProgressConfiguration Progress { get; } = new();

    public FormattingData Formatting { get; } = new();

    public ForegroundColor Foreground { get; } = new();

    public BackgroundColor Background { get; } = new();

    public FileInfoFormatting FileInfo { get; } = new();

    public string FormatHyperlink(string text, Uri link) => $"\x1b]8;;{link}\x1b\\{text}\x1b]8;;\x1b\\";

    public static string MapForegroundColorToEscapeSequence(ConsoleColor foregroundColor) => "\x1b[" + (30 + Code(foregroundColor)) + "m";

    public static string MapBackgroundColorToEscapeSequence(ConsoleColor backgroundColor) => "\x1b[" + (40 + Code(backgroundColor)) + "m";

    private static int Code(ConsoleColor color) => color switch
    {
        ConsoleColor.Black => 0,
        ConsoleColor.DarkRed => 1,
        ConsoleColor.DarkGreen => 2,
        ConsoleColor.DarkYellow => 3,
        ConsoleColor.DarkBlue => 4,
        ConsoleColor.DarkMagenta => 5,
        ConsoleColor.DarkCyan => 6,
        ConsoleColor.Gray => 7,
        ConsoleColor.DarkGray => 60,
        ConsoleColor.Red => 61,
        ConsoleColor.Green => 62,
        ConsoleColor.Yellow => 63,
        ConsoleColor.Blue => 64,
        ConsoleColor.Magenta => 65,
        ConsoleColor.Cyan => 66,
        _ => 67,
    };

    /// <summary>Colours of text.</summary>
    public sealed class ForegroundColor
    {
        public string Black => "\x1b[30m";

        public string BrightBlack => "\x1b[90m";

        public string White => "\x1b[37m";

        public string BrightWhite => "\x1b[97m";

        public string Red => "\x1b[31m";

        public string BrightRed => "\x1b[91m";

        public string Magenta => "\x1b[35m";

        public string BrightMagenta => "\x1b[95m";

        public string Blue => "\x1b[34m";

        public string BrightBlue => "\x1b[94m";

        public string Cyan => "\x1b[36m";

        public string BrightCyan => "\x1b[96m";

        public string Green => "\x1b[32m";

        public string BrightGreen => "\x1b[92m";

        public string Yellow => "\x1b[33m";

        public string BrightYellow => "\x1b[93m";

        public string FromRgb(byte red, byte green, byte blue) => $"\x1b[38;2;{red};{green};{blue}m";

        public string FromRgb(int rgb) => FromRgb((byte)(rgb >> 16), (byte)(rgb >> 8), (byte)rgb);

        public string FromConsoleColor(ConsoleColor color) => MapForegroundColorToEscapeSequence(color);
    }

    /// <summary>Colours behind text.</summary>
    public sealed class BackgroundColor
    {
        public string Black => "\x1b[40m";

        public string BrightBlack => "\x1b[100m";

        public string White => "\x1b[47m";

        public string BrightWhite => "\x1b[107m";

        public string Red => "\x1b[41m";

        public string BrightRed => "\x1b[101m";

        public string Magenta => "\x1b[45m";

        public string BrightMagenta => "\x1b[105m";

        public string Blue => "\x1b[44m";

        public string BrightBlue => "\x1b[104m";

        public string Cyan => "\x1b[46m";

        public string BrightCyan => "\x1b[106m";

        public string Green => "\x1b[42m";

        public string BrightGreen => "\x1b[102m";

        public string Yellow => "\x1b[43m";

        public string BrightYellow => "\x1b[103m";

        public string FromRgb(byte red, byte green, byte blue) => $"\x1b[48;2;{red};{green};{blue}m";

        public string FromRgb(int rgb) => FromRgb((byte)(rgb >> 16), (byte)(rgb >> 8), (byte)rgb);

        public string FromConsoleColor(ConsoleColor color) => MapBackgroundColorToEscapeSequence(color);
    }

    /// <summary>Look of progress bars.</summary>
    public sealed class ProgressConfiguration
    {
        public string Style { get; set; } = "\x1b[33;1m";

        public int MaxWidth { get; set; } = 120;

        public ProgressView View { get; set; } = ProgressView.Minimal;

        public bool UseOSCIndicator { get; set; }
    }

    /// <summary>Colours of layouts and records.</summary>
    public sealed class FormattingData
    {
        public string FormatAccent { get; set; } = "\x1b[32;1m";

        public string ErrorAccent { get; set; } = "\x1b[36;1m";

        public string Error { get; set; } = "\x1b[31;1m";

        public string Warning { get; set; } = "\x1b[33;1m";

        public string Verbose { get; set; } = "\x1b[33;1m";

        public string Debug { get; set; } = "\x1b[33;1m";

        public string TableHeader { get; set; } = "\x1b[32;1m";

        public string CustomTableHeaderLabel { get; set; } = "\x1b[32;1;3m";

        public string FeedbackName { get; set; } = "\x1b[33m";

        public string FeedbackText { get; set; } = "\x1b[96m";

        public string FeedbackAction { get; set; } = "\x1b[97m";
    }

    /// <summary>Colours of files and folders.</summary>
    public sealed class FileInfoFormatting
    {
        public string Directory { get; set; } = "\x1b[44;1m";

        public string SymbolicLink { get; set; } = "\x1b[36;1m";

        public string Executable { get; set; } = "\x1b[32;1m";

        public Dictionary<string, string> Extension { get; } = new(StringComparer.OrdinalIgnoreCase);
    }
}
