namespace System.Management.Automation.Runtime;

/// <summary>Shows each object in a variable while the rest of the pipeline handles it: -PipelineVariable.</summary>
internal sealed class PipelineVariableSink(string name, Scope scope, OutputSink next) : OutputSink
{
    public override void Write(object? value)
    {
        scope.SetLocal(name, value);
        next.Write(value);
    }

    public void Remove() => scope.RemoveLocal(name);
}
