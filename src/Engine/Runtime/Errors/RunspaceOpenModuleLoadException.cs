using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

/// <summary>A module of the initial session state could not be imported while a runspace opened.</summary>
public class RunspaceOpenModuleLoadException : RuntimeException
{
    public RunspaceOpenModuleLoadException()
    {
    }

    public RunspaceOpenModuleLoadException(string message)
        : base(message)
    {
    }

    public RunspaceOpenModuleLoadException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal RunspaceOpenModuleLoadException(string moduleName, PSDataCollection<ErrorRecord> errors)
        : base($"There were errors loading module '{moduleName}': {(errors.Count > 0 ? errors[0].ToString() : string.Empty)}",
            errors.Count > 0 ? errors[0].Exception : null, "ErrorLoadingModulesOnRunspaceOpen", ErrorCategory.OpenError)
        => ErrorRecords = errors;

    protected RunspaceOpenModuleLoadException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public PSDataCollection<ErrorRecord> ErrorRecords { get; } = [];

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
