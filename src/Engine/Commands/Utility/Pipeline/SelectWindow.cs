namespace Microsoft.PowerShell.Commands;

/// <summary>Which of the objects that come along are picked, by their place in the pipeline.</summary>
internal abstract class SelectWindow
{
    /// <summary>No later object can be picked.</summary>
    public bool IsComplete { get; protected set; }

    /// <summary>Takes the next object; true if one is to go out now (not always the same).</summary>
    public abstract bool Push(object input, out object? output);

    /// <summary>What goes out at the end of the pipeline.</summary>
    public virtual IEnumerable<object> Rest() => [];
}
