using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>A file that a stream is redirected to: the objects go through Out-File, so that they look as they would on screen.</summary>
internal sealed class FileSink : OutputSink, IDisposable
{
    private readonly SteppableCommand _command;

    private FileSink(SteppableCommand command) => _command = command;

    public static FileSink Open(Frame frame, string path, bool append)
    {
        CommandArgument[] arguments = append
            ? [CommandArgument.Named("FilePath", path), CommandArgument.NameOnly("Append")]
            : [CommandArgument.Named("FilePath", path)];
        return new FileSink(new SteppableCommand(frame.Context, frame.Context.Discovery.Find("Out-File"), arguments, NullSink.Instance, frame.Streams));
    }

    public override void Write(object? value) => _command.Process(value);

    public void Dispose() => _command.Complete();
}
