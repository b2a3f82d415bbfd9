namespace System.Management.Automation.Runtime;

/// <summary>The way from one command to the next: what is written is processed before the write returns.</summary>
internal sealed class PipeSink(CommandProcessor next) : OutputSink
{
    public override void Write(object? value)
    {
        if (!next.HasBegun)
        {
            next.EnsureBegun();
        }

        next.Process(value);
    }
}
