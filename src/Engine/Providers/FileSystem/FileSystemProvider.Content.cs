using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Contents of files.</summary>
public sealed partial class FileSystemProvider
{
    public void ClearContent(string path)
    {
        if (Directory.Exists(path))
        {
            var error = new NotSupportedException($"Unable to clear content of '{path}' because it is a directory. Clear-Content is only supported on files.");
            if (Context.DynamicParameters is ContentOptions)
            {
                throw error;
            }

            WriteError(new ErrorRecord(error, "ClearDirectoryContent", ErrorCategory.InvalidOperation, path));
            return;
        }

        if (Context.DynamicParameters is ContentOptions || ShouldProcess($"Item: {path}", "Clear Content"))
        {
            Reporting("ClearContentIOError", path, () =>
            {
                UnlockIfForced(path);
                using var stream = new FileStream(path, FileMode.Truncate, FileAccess.Write);
            });
        }
    }

    public object? ClearContentDynamicParameters(string path) => null;

    public IContentReader GetContentReader(string path)
    {
        if (Directory.Exists(path))
        {
            ThrowTerminatingError(new ErrorRecord(
                new InvalidOperationException($"Unable to get content because it is a directory: '{path}'. Please use 'Get-ChildItem' instead."),
                "GetContainerContentException", ErrorCategory.InvalidOperation, path));
        }

        try
        {
            return new FileContentReader(path, Context.DynamicParameters as ContentOptions ?? new ContentOptions(), () => Stopping);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            ThrowTerminatingError(new ErrorRecord(e, e is UnauthorizedAccessException ? "GetContentReaderUnauthorizedAccessError" : "GetContentReaderIOError",
                e is UnauthorizedAccessException ? ErrorCategory.PermissionDenied : ErrorCategory.ReadError, path));
            throw;
        }
    }

    public object? GetContentReaderDynamicParameters(string path) => null;

    public IContentWriter GetContentWriter(string path)
    {
        try
        {
            UnlockIfForced(path);
            return new FileContentWriter(path, Context.DynamicParameters as ContentOptions ?? new ContentOptions());
        }
        catch (DirectoryNotFoundException e)
        {
            ThrowTerminatingError(new ErrorRecord(e, "GetContentWriterDirectoryNotFoundError", ErrorCategory.ObjectNotFound, path));
            throw;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            ThrowTerminatingError(new ErrorRecord(e, e is UnauthorizedAccessException ? "GetContentWriterUnauthorizedAccessError" : "GetContentWriterIOError",
                e is UnauthorizedAccessException ? ErrorCategory.PermissionDenied : ErrorCategory.WriteError, path));
            throw;
        }
    }

    public object? GetContentWriterDynamicParameters(string path) => null;

    private void UnlockIfForced(string path)
    {
        if (Force && File.Exists(path) && (File.GetAttributes(path) & FileAttributes.ReadOnly) != 0)
        {
            File.SetAttributes(path, File.GetAttributes(path) & ~FileAttributes.ReadOnly);
        }
    }
}
