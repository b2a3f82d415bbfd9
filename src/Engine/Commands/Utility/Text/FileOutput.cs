using System.Management.Automation.Provider;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Opens the files that commands write to, with the errors that they share.</summary>
internal static class FileOutput
{
    public static StreamWriter Open(PSCmdlet cmdlet, string path, bool isLiteral, Encoding? encoding, bool append, bool force, bool noClobber)
    {
        var file = Resolve(cmdlet, path, isLiteral);
        try
        {
            if (force && File.Exists(file) && (File.GetAttributes(file) & FileAttributes.ReadOnly) != 0)
            {
                File.SetAttributes(file, File.GetAttributes(file) & ~FileAttributes.ReadOnly);
            }

            var mode = append ? FileMode.Append : noClobber ? FileMode.CreateNew : FileMode.Create;
            return new StreamWriter(new FileStream(file, mode, FileAccess.Write, FileShare.ReadWrite), encoding ?? FileEncoding.Default);
        }
        catch (IOException e) when (noClobber && File.Exists(file))
        {
            throw Fail(cmdlet, e, "NoClobber", ErrorCategory.ResourceExists, path,
                $"The file '{file}' already exists.");
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException or ArgumentException or NotSupportedException)
        {
            throw Fail(cmdlet, e, "FileOpenFailure", ErrorCategory.OpenError, path, null);
        }
    }

    private static string Resolve(PSCmdlet cmdlet, string path, bool isLiteral)
    {
        var session = cmdlet.Context.Providers;
        if (isLiteral || !WildcardPattern.ContainsWildcardCharacters(path))
        {
            return PathResolver.Parse(session, isLiteral ? path : PathResolver.Unescape(path)).Path;
        }

        var found = PathResolver.Resolve(session, path, new ProviderContext(session, cmdlet), mustExist: false);
        return found.Count switch
        {
            1 => found[0].Path,
            0 => throw Fail(cmdlet, new FileNotFoundException($"Cannot perform operation because the wildcard path {path} did not resolve to a file."),
                "FileOpenFailure", ErrorCategory.OpenError, path, null),
            _ => throw Fail(cmdlet, new PSInvalidOperationException(
                "Cannot perform operation because the path resolved to more than one file. This command cannot operate on multiple files."),
                "ReadWriteMultipleFilesNotSupported", ErrorCategory.InvalidArgument, path, null),
        };
    }

    private static CmdletTerminatingError Fail(PSCmdlet cmdlet, Exception e, string id, ErrorCategory category, string path, string? message)
    {
        cmdlet.ThrowTerminatingError(new ErrorRecord(message is null ? e : new IOException(message, e), id, category, path));
        return new CmdletTerminatingError();
    }
}
