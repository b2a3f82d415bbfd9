using System.Management.Automation.Provider;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>What Set-Content and Add-Content share.</summary>
public class WriteContentCommandBase : PassThroughContentCommandBase
{
    private readonly List<(IContentWriter Writer, ProviderLocation Location)> _writers = [];
    private bool _opened;

    [Parameter(Position = 1, Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [AllowNull]
    [AllowEmptyCollection]
    public object?[]? Value { get; set; }

    [Parameter]
    public SwitchParameter NoNewline { get; set; }

    [Parameter]
    [ArgumentToEncodingTransformation]
    [ValidateNotNullOrEmpty]
    public Encoding? Encoding { get; set; }

    [Parameter]
    public SwitchParameter AsByteStream { get; set; }

    [Parameter]
    public string? Stream { get; set; }

    internal virtual bool Appends => false;

    internal override object? DynamicOptions => new ContentOptions
    {
        Encoding = EncodingOrDefault(Encoding),
        AsBytes = AsByteStream,
        NoNewline = NoNewline,
        Append = Appends,
    };

    protected override void ProcessRecord()
    {
        var context = NewContext();
        if (!_opened)
        {
            _opened = true;
            Open(context);
        }

        var values = Value ?? [null];
        foreach (var (writer, location) in _writers)
        {
            context.Guard(location.Path, () =>
            {
                writer.Write(values);
                if (PassThru)
                {
                    WriteObject(values, enumerateCollection: true);
                }
            });
        }
    }

    protected override void EndProcessing() => CloseWriters();

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            CloseWriters();
        }
    }

    internal virtual string Action => "Set Content";

    internal virtual void Prepare(IContentCmdletProvider provider, ProviderLocation location, ProviderContext context)
    {
    }

    private void Open(ProviderContext context)
    {
        foreach (var location in ContentItems(Path ?? [], context, mustExist: false))
        {
            if (!ShouldProcess($"Path: {location.Path}", Action))
            {
                continue;
            }

            context.Guard(location.Path, () =>
            {
                var provider = ContentProvider(location, context);
                Prepare(provider, location, context);
                var writer = provider.GetContentWriter(location.Path);
                if (Appends && location.Provider == Session.FileSystem)
                {
                    writer.Seek(0, SeekOrigin.End);
                }

                _writers.Add((writer, location));
            });
        }
    }

    private void CloseWriters()
    {
        foreach (var (writer, _) in _writers)
        {
            writer.Close();
            writer.Dispose();
        }

        _writers.Clear();
    }
}
