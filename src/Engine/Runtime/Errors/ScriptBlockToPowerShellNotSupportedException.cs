using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A script block cannot be turned into a PowerShell object.</summary>
public class ScriptBlockToPowerShellNotSupportedException : RuntimeException
{
    public ScriptBlockToPowerShellNotSupportedException()
        : this("ScriptBlockToPowerShellNotSupportedException", null!)
    {
    }

    public ScriptBlockToPowerShellNotSupportedException(string message)
        : this(message, null!)
    {
    }

    public ScriptBlockToPowerShellNotSupportedException(string message, Exception innerException)
        : this(message, innerException, "ScriptBlockToPowerShellNotSupportedException", ErrorCategory.NotSpecified, null)
    {
    }

    internal ScriptBlockToPowerShellNotSupportedException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.NotSpecified, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal ScriptBlockToPowerShellNotSupportedException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected ScriptBlockToPowerShellNotSupportedException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
