using System.Collections.Specialized;
using System.Diagnostics;

namespace System.Management.Automation;

public class PSTraceSource
{
    internal PSTraceSource() { }
    public StringDictionary Attributes { get => throw Unsupported.Member(); }
    public string Description { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public TraceListenerCollection Listeners { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public PSTraceSourceOptions Options { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public SourceSwitch Switch { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
