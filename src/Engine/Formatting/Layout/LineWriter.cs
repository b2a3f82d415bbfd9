namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Where laid-out lines go.</summary>
internal abstract class LineWriter(int width)
{
    /// <summary>Cells of a line.</summary>
    public int Width => width;

    public abstract void WriteLine(string line);
}
