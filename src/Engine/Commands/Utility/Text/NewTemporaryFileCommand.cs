namespace Microsoft.PowerShell.Commands;

/// <summary>Makes an empty temporary file.</summary>
[Cmdlet("New", "TemporaryFile", SupportsShouldProcess = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkId=2097032")]
[OutputType(typeof(FileInfo))]
public class NewTemporaryFileCommand : Cmdlet
{
    protected override void EndProcessing()
    {
        if (!ShouldProcess(Path.GetTempPath()))
        {
            return;
        }

        try
        {
            WriteObject(new FileInfo(Path.GetTempFileName()));
        }
        catch (IOException e)
        {
            ThrowTerminatingError(new ErrorRecord(e, "NewTemporaryFileWriteError", ErrorCategory.WriteError, Path.GetTempPath()));
        }
    }
}
