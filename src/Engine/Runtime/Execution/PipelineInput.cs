namespace System.Management.Automation.Runtime;

/// <summary>What stands before the first command of a pipeline: <see cref="PipelineProcessor"/> asks it to write its objects one after another
/// into the first command, after every command has begun.</summary>
internal abstract class PipelineInput
{
    public abstract void WriteTo(OutputSink sink);
}
