using System.Collections.ObjectModel;
using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

/// <summary>Type data could not be loaded.</summary>
public class TypeTableLoadException : RuntimeException
{
    public TypeTableLoadException()
        : this("TypeTableLoadException", null!)
    {
    }

    public TypeTableLoadException(string message)
        : this(message, null!)
    {
    }

    public TypeTableLoadException(string message, Exception innerException)
        : base(message, innerException, "TypeTableLoadException", ErrorCategory.InvalidData, null)
    {
    }

    internal TypeTableLoadException(IList<string> errors)
        : this(string.Join(Environment.NewLine, errors), null!)
    {
        Errors = new Collection<string>(errors);
    }

    protected TypeTableLoadException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    /// <summary>One text a fault, in the order of the files.</summary>
    public Collection<string> Errors { get; } = [];

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
