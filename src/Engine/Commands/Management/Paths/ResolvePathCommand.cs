using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Resolves the patterns of paths.</summary>
[Cmdlet("Resolve", "Path", DefaultParameterSetName = "Path", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097143")]
[OutputType(typeof(PathInfo), typeof(string))]
public class ResolvePathCommand : CoreCommandWithCredentialsBase
{
    [Parameter(Position = 0, ParameterSetName = "Path", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public string[]? Path { get; set; }

    [Parameter(ParameterSetName = "LiteralPath", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Alias("PSPath", "LP")]
    public string[]? LiteralPath
    {
        get => Path;
        set
        {
            IsLiteral = true;
            Path = value;
        }
    }

    [Parameter]
    public SwitchParameter Relative { get; set; }

    [Parameter]
    public string? RelativeBasePath { get; set; }

    [Parameter]
    public override SwitchParameter Force { get => base.Force; set => base.Force = value; }

    protected override void ProcessRecord()
    {
        var context = NewContext();
        var basePath = RelativeBasePath is null ? Session.CurrentPath : PathResolver.Parse(Session, RelativeBasePath).Path;
        foreach (var path in Path ?? [])
        {
            context.Guard(path, () =>
            {
                var target = RelativeBasePath is null || System.IO.Path.IsPathRooted(path) ? path : ProviderPaths.Join(basePath, path);
                foreach (var location in PathResolver.Resolve(Session, target, context, mustExist: true))
                {
                    if (Relative)
                    {
                        WriteObject(RelativeText(location.Path, basePath));
                    }
                    else
                    {
                        WriteObject(location.ToPathInfo());
                    }
                }
            });
        }
    }

    private static string RelativeText(string path, string basePath)
    {
        // The current folder and those above it are named, so that the result does not end in "..".
        var trimmed = path.Length > 1 ? path.TrimEnd('/') : path;
        if (basePath == trimmed || basePath.StartsWith(trimmed.TrimEnd('/') + "/", StringComparison.Ordinal))
        {
            return ProviderPaths.Join(ProviderPaths.Relative(ProviderPaths.Parent(trimmed), basePath), ProviderPaths.Leaf(trimmed));
        }

        var relative = ProviderPaths.Relative(trimmed, basePath);
        return relative.StartsWith("..", StringComparison.Ordinal) ? relative : "./" + relative;
    }
}
