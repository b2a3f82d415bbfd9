using System.Management.Automation.Provider;
using System.Security.Cryptography;

namespace Microsoft.PowerShell.Commands;

/// <summary>Computes the hash of files.</summary>
[Cmdlet("Get", "FileHash", DefaultParameterSetName = "Path", HelpUri = "https://go.microsoft.com/fwlink/?LinkId=517145")]
[OutputType(typeof(FileHashInfo))]
public class GetFileHashCommand : PSCmdlet
{
    private bool _isLiteral;

    [Parameter(Mandatory = true, ParameterSetName = "Path", Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public string[]? Path { get; set; }

    [Parameter(Mandatory = true, ParameterSetName = "LiteralPath", Position = 0, ValueFromPipelineByPropertyName = true)]
    [Alias("PSPath", "LP")]
    public string[]? LiteralPath
    {
        get => Path;
        set
        {
            Path = value;
            _isLiteral = true;
        }
    }

    [Parameter(Position = 1)]
    [ValidateSet("SHA1", "SHA256", "SHA384", "SHA512", "MD5")]
    public string Algorithm { get; set; } = "SHA256";

    [Parameter(Mandatory = true, ParameterSetName = "Stream", Position = 0)]
    public Stream? InputStream { get; set; }

    protected override void ProcessRecord()
    {
        if (InputStream is not null)
        {
            WriteObject(Hash(InputStream, null));
            return;
        }

        var session = Context.Providers;
        var context = new ProviderContext(session, this) { IsLiteral = _isLiteral };
        foreach (var path in Path ?? [])
        {
            var found = PathResolver.Resolve(session, path, context, mustExist: false);
            foreach (var location in found)
            {
                if (!Directory.Exists(location.Path))
                {
                    HashFile(location.Path);
                }
            }
        }
    }

    private void HashFile(string path)
    {
        try
        {
            using var stream = File.OpenRead(path);
            WriteObject(Hash(stream, path));
        }
        catch (FileNotFoundException e)
        {
            WriteError(new ErrorRecord(e, "FileNotFound", ErrorCategory.ObjectNotFound, path));
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            WriteError(new ErrorRecord(e, "FileReadError", ErrorCategory.ReadError, path));
        }
    }

    private FileHashInfo Hash(Stream stream, string? path)
    {
        var name = Algorithm.ToUpperInvariant();
#pragma warning disable CA5350, CA5351 // The caller chooses the algorithm; MD5 and SHA1 are among those documented.
        var hash = name switch
        {
            "MD5" => MD5.HashData(stream),
            "SHA1" => SHA1.HashData(stream),
            "SHA384" => SHA384.HashData(stream),
            "SHA512" => SHA512.HashData(stream),
            _ => SHA256.HashData(stream),
        };
#pragma warning restore CA5350, CA5351
        return new FileHashInfo { Algorithm = name, Hash = Convert.ToHexString(hash), Path = path };
    }
}
