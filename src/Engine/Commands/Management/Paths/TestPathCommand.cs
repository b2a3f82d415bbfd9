using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Tells whether paths exist.</summary>
[Cmdlet("Test", "Path", DefaultParameterSetName = "Path", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097057")]
[OutputType(typeof(bool))]
public class TestPathCommand : CoreCommandWithCredentialsBase
{
    [Parameter(Position = 0, ParameterSetName = "Path", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [AllowNull]
    [AllowEmptyCollection]
    [AllowEmptyString]
    public string?[]? Path { get; set; }

    [Parameter(ParameterSetName = "LiteralPath", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Alias("PSPath", "LP")]
    [AllowNull]
    [AllowEmptyCollection]
    [AllowEmptyString]
    public string?[]? LiteralPath
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
    [Alias("Type")]
    public TestPathType PathType { get; set; } = TestPathType.Any;

    [Parameter]
    public SwitchParameter IsValid { get; set; }

    [Parameter]
    public DateTime? OlderThan { get; set; }

    [Parameter]
    public DateTime? NewerThan { get; set; }

    protected override void ProcessRecord()
    {
        if (Path is not { Length: > 0 })
        {
            WriteError(new ErrorRecord(new ArgumentNullException("The provided Path argument was null or an empty collection."),
                "NullPathNotPermitted", ErrorCategory.InvalidArgument, Path));
            return;
        }

        foreach (var path in Path)
        {
            if (path is null)
            {
                WriteError(new ErrorRecord(new ArgumentNullException("The provided Path argument was null or an empty collection."),
                    "NullPathNotPermitted", ErrorCategory.InvalidArgument, Path));
                continue;
            }

            WriteObject(!string.IsNullOrWhiteSpace(path) && Test(path));
        }
    }

    private bool Test(string path)
    {
        var context = new ProviderContext(Session, this)
        {
            Filter = Filter,
            Include = [.. Include ?? []],
            Exclude = [.. Exclude ?? []],
            Force = true,
            IsLiteral = IsLiteral,
            ThrowsErrors = true,
        };
        try
        {
            if (IsValid)
            {
                var target = PathResolver.Parse(Session, path);
                return target.Instance(context) is ItemCmdletProvider item && item.CallIsValidPath(target.Path);
            }

            return PathResolver.Resolve(Session, path, context, mustExist: false).Exists(location =>
                PathResolver.Exists(location, context) && context.Passes(ProviderPaths.Leaf(location.Path)) && IsOfKind(location, context) && IsOfAge(location));
        }
        catch (Exception e) when (e is ProviderErrorException or SessionStateException or ArgumentException or IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }

    private bool IsOfKind(ProviderLocation location, ProviderContext context)
    {
        if (PathType == TestPathType.Any)
        {
            return true;
        }

        var isContainer = location.Instance(context) is NavigationCmdletProvider provider ? provider.CallIsItemContainer(location.Path) : location.Path.Length == 0;
        return isContainer == (PathType == TestPathType.Container);
    }

    private bool IsOfAge(ProviderLocation location)
    {
        if (OlderThan is null && NewerThan is null)
        {
            return true;
        }

        var time = FileSystemProvider.InfoOf(location.Path).LastWriteTime;
        return (OlderThan is null || time < OlderThan) && (NewerThan is null || time > NewerThan);
    }
}
