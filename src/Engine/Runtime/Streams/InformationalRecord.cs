using System.Collections.ObjectModel;

namespace System.Management.Automation;

/// <summary>A warning, verbose or debug message, and the command that wrote it.</summary>
public abstract class InformationalRecord
{
    internal InformationalRecord(string message) => Message = message;

    internal InformationalRecord(PSObject record)
        => Message = record.Properties["InformationalRecord_Message"]?.Value as string ?? record.ToString();

    public InvocationInfo? InvocationInfo { get; internal set; }

    public string Message { get; set; }

    public ReadOnlyCollection<int> PipelineIterationInfo => ReadOnlyCollection<int>.Empty;

    public override string ToString() => Message;
}
