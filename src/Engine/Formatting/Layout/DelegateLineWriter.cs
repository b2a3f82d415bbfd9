namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Hands lines to a delegate.</summary>
internal sealed class DelegateLineWriter(int width, Action<string> write) : LineWriter(width)
{
    public override void WriteLine(string line) => write(line);
}
