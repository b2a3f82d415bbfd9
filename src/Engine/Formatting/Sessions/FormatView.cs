namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>A view of the catalog.</summary>
/// <param name="Name">Name for -View.</param>
/// <param name="TypeNames">Types it is for.</param>
/// <param name="Control">Its layout.</param>
internal sealed record FormatView(string Name, string[] TypeNames, PSControl Control)
{
    public FormatShape Shape => Control switch
    {
        TableControl => FormatShape.Table,
        ListControl => FormatShape.List,
        WideControl => FormatShape.Wide,
        _ => FormatShape.Custom,
    };

    /// <summary>Heads the groups of a view that has no label of its own, as the folder does above files.</summary>
    public Func<PSObject, string>? Heading { get; init; }

    public bool AppliesTo(IReadOnlyList<string> typeNames)
    {
        foreach (var typeName in typeNames)
        {
            foreach (var own in TypeNames)
            {
                if (string.Equals(own, typeName, StringComparison.OrdinalIgnoreCase))
                {
                    return true;
                }
            }
        }

        return false;
    }
}
