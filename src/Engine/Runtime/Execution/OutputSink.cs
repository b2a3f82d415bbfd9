namespace System.Management.Automation.Runtime;

/// <summary>Where objects go that leave a statement, a command or a pipeline: the next command, a list, a stream, nowhere.</summary>
/// <remarks>Writing is synchronous: the receiver has handled the object when the call returns. One thread at a time.</remarks>
internal abstract class OutputSink
{
    /// <summary>Hands on one object as it is. Never called with <see cref="Internal.AutomationNull"/>.</summary>
    public abstract void Write(object? value);

    /// <summary>Hands on what PowerShell's pipeline makes of a value: the elements of an enumerable, nothing for
    /// AutomationNull, the value itself otherwise (strings, dictionaries and XML nodes are not enumerated).</summary>
    public virtual void WriteEnumerated(object? value) => PipelineEnumeration.Write(value, this);

    /// <summary>Hands on the value of a <c>return</c> statement. Only a class's method treats it unlike other output.</summary>
    public virtual void WriteReturn(object? value) => WriteEnumerated(value);
}
