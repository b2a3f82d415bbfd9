using System.Collections.ObjectModel;
using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

/// <summary>Format data could not be loaded.</summary>
public class FormatTableLoadException : RuntimeException
{
    public FormatTableLoadException()
        : this("FormatTableLoadException", null!)
    {
    }

    public FormatTableLoadException(string message)
        : this(message, null!)
    {
    }

    public FormatTableLoadException(string message, Exception innerException)
        : base(message, innerException, "FormatTableLoadException", ErrorCategory.InvalidData, null)
    {
    }

    internal FormatTableLoadException(IList<string> errors)
        : this(string.Join(Environment.NewLine, errors), null!)
    {
        Errors = new Collection<string>(errors);
    }

    protected FormatTableLoadException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    /// <summary>One text a fault, in the order of the files.</summary>
    public Collection<string> Errors { get; } = [];

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
