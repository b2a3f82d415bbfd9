using System.Collections;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>Where an invocation stands in a distributed trace: the value of a parameter named <c>TraceContext</c>.</summary>
public sealed class TraceContext
{
    internal TraceContext(string traceparent, string tracestate, Hashtable attributes)
    {
        Traceparent = traceparent;
        Tracestate = tracestate;
        Attributes = attributes;
    }

    /// <summary>W3C traceparent.</summary>
    public string Traceparent { get; }

    /// <summary>W3C tracestate.</summary>
    public string Tracestate { get; }

    /// <summary>Tags by name, in any case.</summary>
    public Hashtable Attributes { get; }
}
