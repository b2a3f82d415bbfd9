using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Collects output as PSObjects.</summary>
internal sealed class PSObjectListSink(IList<PSObject> list) : OutputSink
{
    public override void Write(object? value) => list.Add(value is null ? null! : PSObject.AsPSObject(value));
}
