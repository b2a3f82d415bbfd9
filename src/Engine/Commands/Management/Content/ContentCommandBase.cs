using System.Management.Automation.Provider;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>A command over the contents of items.</summary>
public class ContentCommandBase : CoreCommandWithCredentialsBase, IDisposable
{
    [Parameter(Position = 0, ParameterSetName = "Path", Mandatory = true, ValueFromPipelineByPropertyName = true)]
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
    public override string? Filter { get => base.Filter; set => base.Filter = value; }

    [Parameter]
    public override string[]? Include { get => base.Include; set => base.Include = value; }

    [Parameter]
    public override string[]? Exclude { get => base.Exclude; set => base.Exclude = value; }

    [Parameter]
    public override SwitchParameter Force { get => base.Force; set => base.Force = value; }

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected virtual void Dispose(bool disposing)
    {
    }

    /// <summary>Items with content that the paths mean; a pattern that matches none is an error.</summary>
    internal IEnumerable<ProviderLocation> ContentItems(string[] paths, ProviderContext context, bool mustExist)
    {
        var found = new List<ProviderLocation>();
        foreach (var path in paths)
        {
            context.Guard(path, () =>
            {
                var matches = PathResolver.Resolve(Session, path, context, mustExist);
                matches.RemoveAll(location => !context.Passes(ProviderPaths.Leaf(location.Path)) || IsSkipped(path, location, context));
                if (matches.Count == 0)
                {
                    WriteError(new ErrorRecord(
                        new Exception($"An object at the specified path {path} does not exist, or has been filtered by the -Include or -Exclude parameter."),
                        "ItemNotFound", ErrorCategory.ObjectNotFound, paths));
                }

                found.AddRange(matches);
            });
        }

        return found;
    }

    /// <summary>A pattern means files, not the folders that it matches as well.</summary>
    private bool IsSkipped(string path, ProviderLocation location, ProviderContext context)
        => !IsLiteral && WildcardPattern.ContainsWildcardCharacters(path) && location.Instance(context) is NavigationCmdletProvider provider
            && provider.CallIsItemContainer(location.Path);

    internal static IContentCmdletProvider ContentProvider(ProviderLocation location, ProviderContext context)
        => location.Instance(context) as IContentCmdletProvider
            ?? throw new PSNotSupportedException("Cannot use interface. The IContentCmdletProvider interface is not implemented by this provider.");

    internal static Encoding EncodingOrDefault(Encoding? encoding) => encoding ?? FileEncoding.Default;
}
