using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Puts parts of a path together.</summary>
[Cmdlet("Join", "Path", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096811")]
[OutputType(typeof(string))]
public class JoinPathCommand : CoreCommandWithCredentialsBase
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [Alias("PSPath")]
    public string[]? Path { get; set; }

    [Parameter(Position = 1, Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [AllowNull]
    [AllowEmptyString]
    public string[]? ChildPath { get; set; }

    [Parameter(Position = 2, Mandatory = false, ValueFromPipelineByPropertyName = true, ValueFromRemainingArguments = true)]
    [AllowNull]
    [AllowEmptyString]
    [AllowEmptyCollection]
    public string[] AdditionalChildPath { get; set; } = [];

    [Parameter]
    public SwitchParameter Resolve { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public string? Extension { get; set; }

    protected override void ProcessRecord()
    {
        var context = NewContext();
        foreach (var path in Path ?? [])
        {
            context.Guard(path, () => Join(path, context));
        }
    }

    private void Join(string path, ProviderContext context)
    {
        var joined = Head(path);
        foreach (var child in (ChildPath ?? []).Concat(AdditionalChildPath ?? []))
        {
            joined = child is { Length: > 0 } ? ProviderPaths.Join(joined, child) : joined.EndsWith('/') ? joined : joined + "/";
        }

        if (Extension is { } extension)
        {
            joined = System.IO.Path.ChangeExtension(joined, extension);
        }

        if (!Resolve)
        {
            WriteObject(joined);
            return;
        }

        foreach (var location in PathResolver.Resolve(Session, joined, context, mustExist: true))
        {
            WriteObject(location.Text);
        }
    }

    /// <summary>A drive in front has to exist, and is written as it is called.</summary>
    private string Head(string path)
    {
        path = ProviderPaths.WithSlashes(path);
        var colon = path.IndexOf(':', StringComparison.Ordinal);
        if (colon <= 0 || path.AsSpan(0, colon).Contains('/') || path.IndexOf("::", StringComparison.Ordinal) == colon)
        {
            return path;
        }

        var drive = Session.GetDrive(path[..colon]);
        var rest = path[(colon + 1)..];
        return drive.Name + ":" + (rest.Length == 0 ? "/" : rest);
    }
}
