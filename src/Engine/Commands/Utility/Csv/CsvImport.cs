namespace Microsoft.PowerShell.Commands;

/// <summary>Makes objects of CSV records.</summary>
internal sealed class CsvImport(PSCmdlet cmdlet, char delimiter)
{
    private bool _warned;

    public IList<string>? Header { get; set; }

    public string? TypeName { get; private set; }

    public void Import(TextReader text, Action<PSObject> output)
    {
        var reader = new CsvReader(text, delimiter);
        if (Header is null && !ReadHeader(reader))
        {
            return;
        }

        while (reader.Read() is { } fields && !cmdlet.Stopping)
        {
            if (fields.Count > 0)
            {
                output(Make(fields));
            }
        }
    }

    private bool ReadHeader(CsvReader reader)
    {
        while (reader.PeekCommentLine() is { } comment)
        {
            if (comment.StartsWith("#TYPE ", StringComparison.OrdinalIgnoreCase))
            {
                TypeName = comment[6..].Trim();
            }
            else if (comment.StartsWith("#Fields:", StringComparison.OrdinalIgnoreCase))
            {
                Header = Complete([.. comment[8..].Trim().Split(delimiter, StringSplitOptions.RemoveEmptyEntries)]);
                return true;
            }
        }

        List<string>? names;
        do
        {
            names = reader.Read();
        }
        while (names is { Count: 0 });
        if (names is null)
        {
            return false;
        }

        Header = Complete(names);
        return true;
    }

    private List<string> Complete(List<string> names)
    {
        var missing = 0;
        for (var i = 0; i < names.Count; i++)
        {
            if (names[i].Length > 0)
            {
                continue;
            }

            names[i] = $"H{++missing}";
            if (!_warned)
            {
                _warned = true;
                cmdlet.WriteWarning("One or more headers were not specified. Default names starting with \"H\" have been used in place of any missing headers.");
            }
        }

        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (var name in names)
        {
            if (!seen.Add(name))
            {
                var error = new ExtendedTypeSystemException($"The member \"{name}\" is already present.");
                cmdlet.ThrowTerminatingError(new ErrorRecord(error, "AlreadyPresentPSMemberInfoInternalCollectionAdd", ErrorCategory.NotSpecified, null));
            }
        }

        return names;
    }

    private PSObject Make(List<string> fields)
    {
        var header = Header!;
        var result = new PSObject();
        var properties = result.Properties;
        for (var i = 0; i < header.Count; i++)
        {
            properties.Add(new PSNoteProperty(header[i], i < fields.Count ? fields[i] : null), preValidated: true);
        }

        if (TypeName is { Length: > 0 })
        {
            result.TypeNames.Clear();
            result.TypeNames.Add(TypeName);
            result.TypeNames.Add("CSV:" + TypeName);
        }

        return result;
    }
}
