using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>How the content of a file is read or written.</summary>
internal sealed class ContentOptions
{
    public Encoding Encoding { get; init; } = FileEncoding.Default;

    public bool AsBytes { get; init; }

    public bool Raw { get; init; }

    public string? Delimiter { get; init; }

    public bool Wait { get; init; }

    public bool NoNewline { get; init; }

    public bool Append { get; init; }
}
