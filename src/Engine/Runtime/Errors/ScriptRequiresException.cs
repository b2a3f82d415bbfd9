using System.Collections.ObjectModel;
using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A script's <c>#requires</c> is not met.</summary>
public class ScriptRequiresException : RuntimeException
{
    public ScriptRequiresException()
    {
    }

    public ScriptRequiresException(string message)
        : base(message)
    {
    }

    public ScriptRequiresException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal ScriptRequiresException(string commandName, string message, string errorId, Version? requiresVersion = null)
        : base(message, null, errorId, ErrorCategory.ResourceUnavailable, commandName)
    {
        CommandName = commandName;
        RequiresPSVersion = requiresVersion!;
    }

    protected ScriptRequiresException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public string CommandName { get; } = string.Empty;

    public ReadOnlyCollection<string> MissingPSSnapIns { get; } = ReadOnlyCollection<string>.Empty;

    public Version RequiresPSVersion { get; } = null!;

    public string RequiresShellId { get; } = null!;

    public string RequiresShellPath { get; } = null!;

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
