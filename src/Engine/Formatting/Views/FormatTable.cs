namespace System.Management.Automation.Runspaces;

public sealed class FormatTable
{
    public FormatTable(IEnumerable<string> formatFiles) => throw Unsupported.Member();
    public void AppendFormatData(IEnumerable<ExtendedTypeDefinition> formatData) => throw Unsupported.Member();
    public static FormatTable LoadDefaultFormatFiles() => throw Unsupported.Member();
    public void PrependFormatData(IEnumerable<ExtendedTypeDefinition> formatData) => throw Unsupported.Member();
}
