using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Gives a part of a path.</summary>
[Cmdlet("Split", "Path", DefaultParameterSetName = "ParentSet", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097149")]
[OutputType(typeof(string))]
public class SplitPathCommand : CoreCommandWithCredentialsBase
{
    [Parameter(Position = 0, ParameterSetName = "ParentSet", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [Parameter(Position = 0, ParameterSetName = "LeafSet", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [Parameter(Position = 0, ParameterSetName = "LeafBaseSet", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [Parameter(Position = 0, ParameterSetName = "ExtensionSet", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [Parameter(Position = 0, ParameterSetName = "QualifierSet", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [Parameter(Position = 0, ParameterSetName = "NoQualifierSet", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [Parameter(Position = 0, ParameterSetName = "IsAbsoluteSet", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public string[]? Path { get; set; }

    [Parameter(ParameterSetName = "LiteralPathSet", Mandatory = true, ValueFromPipelineByPropertyName = true)]
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

    [Parameter(ParameterSetName = "QualifierSet", Mandatory = true)]
    public SwitchParameter Qualifier { get; set; }

    [Parameter(ParameterSetName = "NoQualifierSet", Mandatory = true)]
    public SwitchParameter NoQualifier { get; set; }

    [Parameter(ParameterSetName = "ParentSet")]
    public SwitchParameter Parent { get; set; }

    [Parameter(ParameterSetName = "LeafSet", Mandatory = true)]
    public SwitchParameter Leaf { get; set; }

    [Parameter(ParameterSetName = "LeafBaseSet", Mandatory = true)]
    public SwitchParameter LeafBase { get; set; }

    [Parameter(ParameterSetName = "ExtensionSet", Mandatory = true)]
    public SwitchParameter Extension { get; set; }

    [Parameter]
    public SwitchParameter Resolve { get; set; }

    [Parameter(ParameterSetName = "IsAbsoluteSet", Mandatory = true)]
    public SwitchParameter IsAbsolute { get; set; }

    protected override void ProcessRecord()
    {
        var context = NewContext();
        foreach (var path in Path ?? [])
        {
            context.Guard(path, () =>
            {
                if (!Resolve)
                {
                    Split(path);
                    return;
                }

                foreach (var location in PathResolver.Resolve(Session, path, context, mustExist: true))
                {
                    Split(location.Text);
                }
            });
        }
    }

    private void Split(string path)
    {
        if (IsAbsolute)
        {
            WriteObject(QualifierOf(path) is not null || path.StartsWith('/') || path.StartsWith('\\'));
            return;
        }

        if (Qualifier)
        {
            if (QualifierOf(path) is { } qualifier)
            {
                WriteObject(qualifier);
            }
            else
            {
                WriteError(new ErrorRecord(new FormatException($"Cannot parse path because path '{path}' does not have a qualifier specified."),
                    "ParsePathFormatError", ErrorCategory.InvalidArgument, path));
            }

            return;
        }

        if (NoQualifier)
        {
            WriteObject(QualifierOf(path) is { } drive ? path[drive.Length..] : path);
            return;
        }

        WriteObject(PartOf(path));
    }

    private string PartOf(string path)
    {
        var plain = ProviderPaths.WithSlashes(path);
        if (plain.Trim('/').Length == 0)
        {
            throw new PSArgumentException("Cannot process argument because the value of argument \"path\" is not valid. Change the value of the \"path\" "
                + "argument and run the operation again.", nameof(path));
        }

        var leaf = ProviderPaths.Leaf(plain);
        if (Leaf)
        {
            return leaf;
        }

        if (LeafBase || Extension)
        {
            var dot = leaf.LastIndexOf('.');
            return LeafBase ? dot < 0 ? leaf : leaf[..dot] : dot < 0 || dot == leaf.Length - 1 ? "" : leaf[dot..];
        }

        var parent = ProviderPaths.Parent(plain);
        return parent == "/" ? "" : parent;
    }

    private static string? QualifierOf(string path)
    {
        var provider = path.IndexOf("::", StringComparison.Ordinal);
        if (provider > 0)
        {
            return path[..(provider + 2)];
        }

        var colon = path.IndexOf(':', StringComparison.Ordinal);
        return colon > 0 && path.AsSpan(0, colon).IndexOfAny('/', '\\') < 0 ? path[..(colon + 1)] : null;
    }
}
