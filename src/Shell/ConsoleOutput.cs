using System.Text;

namespace PowerShellWorker.Shell;

/// <summary>Standard output through one buffer when it is a pipe or file; a terminal keeps its own, unbuffered writer.</summary>
internal sealed class ConsoleOutput : IDisposable
{
    private const int BufferBytes = 16 * 1024;

    private readonly StreamWriter? _writer;

    private ConsoleOutput(StreamWriter? writer) => _writer = writer;

    public static ConsoleOutput Buffered()
    {
        if (!Console.IsOutputRedirected)
        {
            return new ConsoleOutput(null);
        }

        var writer = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(encoderShouldEmitUTF8Identifier: false), BufferBytes)
        {
            AutoFlush = true,
        };
        Console.SetOut(TextWriter.Synchronized(writer));
        return new ConsoleOutput(writer);
    }

    public void Dispose() => _writer?.Flush();
}
