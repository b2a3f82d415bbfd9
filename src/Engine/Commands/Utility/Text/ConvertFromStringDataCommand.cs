using System.Collections;
using System.Text.RegularExpressions;

namespace Microsoft.PowerShell.Commands;

/// <summary>Makes a hash table of lines with names and values.</summary>
[Cmdlet("ConvertFrom", "StringData", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096602", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(Hashtable))]
public sealed class ConvertFromStringDataCommand : PSCmdlet
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true)]
    [AllowEmptyString]
    public string? StringData { get; set; }

    [Parameter(Position = 1)]
    public char Delimiter { get; set; } = '=';

    protected override void ProcessRecord()
    {
        var result = new Hashtable(StringComparer.OrdinalIgnoreCase);
        foreach (var line in (StringData ?? "").Split('\n'))
        {
            var text = line.Trim();
            if (text.Length == 0 || text[0] == '#')
            {
                continue;
            }

            var at = text.IndexOf(Delimiter, StringComparison.Ordinal);
            if (at <= 0)
            {
                throw new PSInvalidOperationException($"Data line '{line}' is not in 'name=value' format. ");
            }

            var name = text[..at].Trim();
            if (result.ContainsKey(name))
            {
                throw new PSInvalidOperationException($"Data item '{name}' in line '{line}' is already defined. ");
            }

            var value = text[(at + 1)..].Trim();
            result.Add(name, value.Contains('\\') ? Regex.Unescape(value) : value);
        }

        WriteObject(result);
    }
}
