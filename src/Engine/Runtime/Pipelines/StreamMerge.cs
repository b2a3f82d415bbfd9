namespace System.Management.Automation.Runtime;

/// <summary>Redirections that join one stream with another, or send it nowhere.</summary>
internal static class StreamMerge
{
    /// <summary>The stream set with one stream (2 to 6, or 0 for all of them) going to another sink.</summary>
    public static StreamSet With(StreamSet streams, int stream, OutputSink target) => stream switch
    {
        2 => streams with { Error = target },
        3 => streams with { Warning = target },
        4 => streams with { Verbose = target },
        5 => streams with { Debug = target },
        6 => streams with { Information = target },
        _ => new StreamSet(target, target, target, target, target),
    };
}
