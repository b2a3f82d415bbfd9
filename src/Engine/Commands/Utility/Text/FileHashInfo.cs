namespace Microsoft.PowerShell.Commands;

/// <summary>The hash of a file.</summary>
public class FileHashInfo
{
    public string Algorithm { get; set; } = "";

    public string Hash { get; set; } = "";

    public string? Path { get; set; }
}
