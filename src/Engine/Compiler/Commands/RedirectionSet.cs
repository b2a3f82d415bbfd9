using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>The redirections of one running command or expression: changes where its output and streams go, and closes the files at the end.</summary>
internal sealed class RedirectionSet : IDisposable
{
    private readonly (RedirectionNode Redirection, OutputSink? File)[] _entries;

    private RedirectionSet((RedirectionNode, OutputSink?)[] entries) => _entries = entries;

    /// <summary>Evaluates the file names and opens the files.</summary>
    public static RedirectionSet Open(Frame frame, RedirectionNode[] redirections)
    {
        var entries = new (RedirectionNode, OutputSink?)[redirections.Length];
        for (var i = 0; i < entries.Length; i++)
        {
            var redirection = redirections[i];
            OutputSink? file = null;
            if (redirection.File is { } name)
            {
                var path = name.Evaluate(frame);
                file = path is null ? NullSink.Instance
                    : FileSink.Open(frame, LanguagePrimitives.ConvertTo<string>(path), redirection.Append);
            }

            entries[i] = (redirection, file);
        }

        return new RedirectionSet(entries);
    }

    /// <summary>Files first in the order written, then merges, which follow the stream they are merged into.</summary>
    public void Apply(ref OutputSink output, ref StreamSet streams)
    {
        var original = output;
        foreach (var (redirection, file) in _entries)
        {
            if (file is not null)
            {
                Set(redirection.From, file, ref output, ref streams);
            }
        }

        foreach (var (redirection, file) in _entries)
        {
            if (file is null)
            {
                Set(redirection.From, redirection.To == RedirectionStream.Output ? output : original, ref output, ref streams, keepsOutput: true);
            }
        }
    }

    public void Dispose()
    {
        foreach (var (_, file) in _entries)
        {
            (file as IDisposable)?.Dispose();
        }
    }

    private static void Set(RedirectionStream from, OutputSink sink, ref OutputSink output, ref StreamSet streams, bool keepsOutput = false)
    {
        switch (from)
        {
            case RedirectionStream.All:
                streams = new StreamSet(sink, sink, sink, sink, sink);
                if (!keepsOutput)
                {
                    output = sink;
                }

                return;
            case RedirectionStream.Output:
                output = sink;
                return;
            default:
                streams = from switch
                {
                    RedirectionStream.Error => streams with { Error = sink },
                    RedirectionStream.Warning => streams with { Warning = sink },
                    RedirectionStream.Verbose => streams with { Verbose = sink },
                    RedirectionStream.Debug => streams with { Debug = sink },
                    _ => streams with { Information = sink },
                };
                return;
        }
    }
}
