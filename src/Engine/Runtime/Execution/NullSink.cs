namespace System.Management.Automation.Runtime;

/// <summary>Forgets what it is given.</summary>
internal sealed class NullSink : OutputSink
{
    public static readonly NullSink Instance = new();

    private NullSink()
    {
    }

    public override void Write(object? value)
    {
    }

    public override void WriteEnumerated(object? value)
    {
        // Enumerating may have effects (a lazy enumerator), so it still has to happen.
        PipelineEnumeration.Write(value, this);
    }
}
