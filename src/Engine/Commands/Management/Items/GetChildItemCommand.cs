using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Gets the items in containers.</summary>
[Cmdlet("Get", "ChildItem", DefaultParameterSetName = "Items", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096492")]
public class GetChildItemCommand : CoreCommandBase
{
    [Parameter(Position = 0, ParameterSetName = "Items", ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public string[]? Path { get; set; }

    [Parameter(ParameterSetName = "LiteralItems", Mandatory = true, ValueFromPipelineByPropertyName = true)]
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

    [Parameter(Position = 1)]
    public override string? Filter { get => base.Filter; set => base.Filter = value; }

    [Parameter]
    public override string[]? Include { get => base.Include; set => base.Include = value; }

    [Parameter]
    public override string[]? Exclude { get => base.Exclude; set => base.Exclude = value; }

    [Parameter]
    [Alias("s", "r")]
    public SwitchParameter Recurse { get; set; }

    [Parameter]
    public uint Depth { get; set; }

    [Parameter]
    public override SwitchParameter Force { get => base.Force; set => base.Force = value; }

    [Parameter]
    public SwitchParameter Name { get; set; }

    [Parameter]
    public FlagsExpression<FileAttributes>? Attributes { get; set; }

    [Parameter]
    public SwitchParameter FollowSymlink { get; set; }

    [Parameter]
    [Alias("ad")]
    public SwitchParameter Directory { get; set; }

    [Parameter]
    [Alias("af")]
    public SwitchParameter File { get; set; }

    [Parameter]
    [Alias("ah", "h")]
    public SwitchParameter Hidden { get; set; }

    [Parameter]
    [Alias("ar")]
    public SwitchParameter ReadOnly { get; set; }

    [Parameter]
    [Alias("as")]
    public SwitchParameter System { get; set; }

    internal override object? DynamicOptions => new FileSelection
    {
        FilesOnly = File,
        FoldersOnly = Directory,
        Hidden = Hidden,
        ReadOnly = ReadOnly,
        System = System,
        FollowSymlink = FollowSymlink,
        Attributes = Attributes,
    };

    private bool IsDeep => Recurse || MyInvocation.BoundParameters.ContainsKey(nameof(Depth));

    private uint Levels => MyInvocation.BoundParameters.ContainsKey(nameof(Depth)) ? Depth : uint.MaxValue;

    protected override void ProcessRecord()
    {
        var context = NewContext();
        foreach (var path in Path is { Length: > 0 } paths ? paths : ["."])
        {
            context.Guard(path, () => ListPath(string.IsNullOrEmpty(path) ? "." : path, context));
        }
    }

    private void ListPath(string path, ProviderContext context)
    {
        var isPattern = !IsLiteral && WildcardPattern.ContainsWildcardCharacters(path);
        var selects = Include is { Length: > 0 };
        if (!isPattern && selects && !IsDeep && !Name)
        {
            // Without a pattern the container itself is what -Include is asked about.
            var target = PathResolver.Resolve(Session, path, context, mustExist: true)[0];
            if (IsContainer(target, context))
            {
                return;
            }
        }

        if (isPattern && IsDeep && TrySplitPattern(path, out var parent, out var pattern))
        {
            ListMatchesBelow(parent, pattern, context);
            return;
        }

        foreach (var location in PathResolver.Resolve(Session, path, NewContext(), mustExist: true))
        {
            ListOne(location, isPattern, context);
        }
    }

    /// <summary>folder/*.txt -Recurse means all such names below the folder.</summary>
    private bool TrySplitPattern(string path, out string parent, out string pattern)
    {
        parent = ProviderPaths.Parent(path);
        pattern = ProviderPaths.Leaf(path);
        if (parent.Length == 0)
        {
            parent = ".";
        }

        return !WildcardPattern.ContainsWildcardCharacters(parent) && pattern != "*";
    }

    private void ListMatchesBelow(string parent, string pattern, ProviderContext context)
    {
        var inner = new ProviderContext(Session, this)
        {
            Filter = Filter,
            Include = context.Include.Count > 0 ? context.Include : [pattern],
            Exclude = context.Exclude,
            Force = Force,
            IsLiteral = IsLiteral,
            DynamicParameters = DynamicOptions,
        };
        foreach (var location in PathResolver.Resolve(Session, parent, inner, mustExist: true))
        {
            ListContainer(location, inner);
        }
    }

    private void ListOne(ProviderLocation location, bool isPattern, ProviderContext context)
    {
        if (IsContainer(location, context) && !(isPattern && !IsDeep && (context.Include.Count > 0 || context.Exclude.Count > 0)))
        {
            if (isPattern && !context.Passes(ProviderPaths.Leaf(location.Path)))
            {
                return;
            }

            if (isPattern && IsDeep && context.Exclude.Count == 0 && context.Include.Count == 0)
            {
                EmitItem(location, context);
            }

            ListContainer(location, context);
            return;
        }

        if (context.Passes(ProviderPaths.Leaf(location.Path)))
        {
            EmitItem(location, context);
        }
    }

    private void EmitItem(ProviderLocation location, ProviderContext context)
    {
        if (Name)
        {
            var provider = location.Instance(context);
            provider.WriteItemObject(ProviderPaths.Leaf(location.Path), location.Path, false);
        }
        else
        {
            var provider = (ContainerCmdletProvider)location.Instance(context);
            if (provider is NavigationCmdletProvider navigation && navigation.CallIsItemContainer(location.Path))
            {
                provider.CallGetItem(location.Path);
            }
            else
            {
                provider.CallGetChildItems(location.Path, false, uint.MaxValue);
            }
        }
    }

    private void ListContainer(ProviderLocation location, ProviderContext context)
    {
        if (location.Instance(context) is not ContainerCmdletProvider provider)
        {
            throw ProviderErrors.NotSupported();
        }

        if (!Name)
        {
            provider.CallGetChildItems(location.Path, IsDeep, Levels);
        }
        else if (provider is FileSystemProvider files)
        {
            files.ListNames(location.Path, IsDeep, Levels);
        }
        else
        {
            provider.CallGetChildNames(location.Path, ReturnContainers.ReturnMatchingContainers);
        }
    }

    private static bool IsContainer(ProviderLocation location, ProviderContext context) => location.Instance(context) switch
    {
        NavigationCmdletProvider provider => provider.CallIsItemContainer(location.Path),
        _ => location.Path.Length == 0,
    };
}
