using System.Collections;
using System.Management.Automation;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;

namespace Microsoft.Azure.Functions.PowerShellWorker.Commands;

/// <summary>Writes a log of the invocation with level, event id and properties, which the streams of PowerShell cannot carry.</summary>
[Cmdlet(VerbsCommunications.Write, "FunctionLog")]
public sealed class WriteFunctionLogCommand : PSCmdlet
{
    /// <summary>The text.</summary>
    [Parameter(Mandatory = true, Position = 0, ValueFromPipeline = true)]
    [AllowEmptyString]
    public string Message { get; set; } = "";

    /// <summary>Trace, Debug, Information, Warning, Error or Critical. Default: Information.</summary>
    [Parameter(Position = 1)]
    [ValidateSet("Trace", "Debug", "Information", "Warning", "Error", "Critical")]
    public string Level { get; set; } = "Information";

    /// <summary>Id or name of the event; default none.</summary>
    [Parameter]
    public string? EventId { get; set; }

    /// <summary>Structured values, as a hashtable; default none.</summary>
    [Parameter]
    public IDictionary? Properties { get; set; }

    /// <summary>Logger category; default the function's.</summary>
    [Parameter]
    public string? Category { get; set; }

    /// <summary>Sends one log a record.</summary>
    protected override void ProcessRecord()
    {
        if (InvocationScope.FindOwnOrFlowing() is not { IsActive: true } scope)
        {
            ThrowTerminatingError(new ErrorRecord(
                new InvalidOperationException(
                    "Write-FunctionLog works only while a function runs, in its runspace or in what it started. "
                    + "Elsewhere use Write-Information."),
                "DontWriteLogOutsideInvocation",
                ErrorCategory.InvalidOperation,
                null));
            return;
        }

        scope.WriteLog(new FunctionLogEntry(Enum.Parse<SystemLogLevel>(Level, ignoreCase: true), Message, Category, EventId, Properties));
    }
}
