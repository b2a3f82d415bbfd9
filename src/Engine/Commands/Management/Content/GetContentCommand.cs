using System.Collections;
using System.Management.Automation.Provider;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Reads the content of items.</summary>
[Cmdlet("Get", "Content", DefaultParameterSetName = "Path", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096490")]
public class GetContentCommand : ContentCommandBase
{
    [Parameter(ValueFromPipelineByPropertyName = true)]
    public long ReadCount { get; set; } = 1;

    [Parameter(ValueFromPipelineByPropertyName = true)]
    [ValidateRange(0L, long.MaxValue)]
    [Alias("First", "Head")]
    public long TotalCount { get; set; } = -1;

    [Parameter(ValueFromPipelineByPropertyName = true)]
    [ValidateRange(0, int.MaxValue)]
    [Alias("Last")]
    public int Tail { get; set; } = -1;

    [Parameter]
    [ArgumentToEncodingTransformation]
    [ValidateNotNullOrEmpty]
    public Encoding? Encoding { get; set; }

    [Parameter]
    public string? Delimiter { get; set; }

    [Parameter]
    public SwitchParameter Wait { get; set; }

    [Parameter]
    public SwitchParameter Raw { get; set; }

    [Parameter]
    public SwitchParameter AsByteStream { get; set; }

    [Parameter]
    public string? Stream { get; set; }

    internal override object? DynamicOptions => new ContentOptions
    {
        Encoding = EncodingOrDefault(Encoding),
        AsBytes = AsByteStream,
        Raw = Raw,
        Delimiter = Delimiter,
        Wait = Wait,
    };

    protected override void ProcessRecord()
    {
        if (TotalCount >= 0 && Tail >= 0)
        {
            ThrowTerminatingError(new ErrorRecord(
                new InvalidOperationException("The parameters TotalCount and Tail cannot be used together. Please specify only one parameter."),
                "TailAndHeadCannotCoexist", ErrorCategory.InvalidOperation, null));
        }

        var context = NewContext();
        foreach (var location in ContentItems(Path ?? [], context, mustExist: true))
        {
            context.Guard(location.Path, () => Read(location, context));
        }
    }

    private void Read(ProviderLocation location, ProviderContext context)
    {
        if (Raw && !string.IsNullOrEmpty(Delimiter))
        {
            throw new PSInvalidOperationException("The 'Raw' and 'Delimiter' parameters cannot be specified in the same command.");
        }

        using var reader = ContentProvider(location, context).GetContentReader(location.Path);
        if (TotalCount == 0 || Tail == 0)
        {
            return;
        }

        if (Tail > 0)
        {
            ReadTail(reader, location);
        }
        else
        {
            ReadAll(reader, location);
        }
    }

    private void ReadAll(IContentReader reader, ProviderLocation location)
    {
        var notes = new ContentNotes(location);
        long total = 0;
        while (!Stopping)
        {
            var wanted = TotalCount < 0 ? ReadCount : ReadCount <= 0 ? TotalCount - total : Math.Min(ReadCount, TotalCount - total);
            if (TotalCount >= 0 && total >= TotalCount)
            {
                return;
            }

            var items = reader.Read(wanted);
            if (items.Count == 0)
            {
                return;
            }

            total += items.Count;
            Emit(items, total, notes, asArray: ReadCount != 1 && !Raw);
            if (ReadCount <= 0 && TotalCount < 0)
            {
                return;
            }
        }
    }

    private void ReadTail(IContentReader reader, ProviderLocation location)
    {
        var last = new Queue<object?>();
        long total = 0;
        while (reader.Read(1000) is { Count: > 0 } items)
        {
            foreach (var item in items)
            {
                total++;
                last.Enqueue(item);
                if (last.Count > Tail)
                {
                    last.Dequeue();
                }
            }
        }

        Emit(last.ToArray(), total, new ContentNotes(location), asArray: false);
    }

    private void Emit(IList items, long total, ContentNotes notes, bool asArray)
    {
        if (asArray)
        {
            WriteObject(notes.Attach(items.Cast<object?>().ToArray(), total));
            return;
        }

        for (var i = 0; i < items.Count; i++)
        {
            WriteObject(notes.Attach(items[i], total - items.Count + i + 1), enumerateCollection: false);
        }
    }
}
