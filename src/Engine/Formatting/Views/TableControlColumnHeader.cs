namespace System.Management.Automation;

public sealed class TableControlColumnHeader
{
    public TableControlColumnHeader() => throw Unsupported.Member();
    public TableControlColumnHeader(string label, int width, Alignment alignment) => throw Unsupported.Member();
    public Alignment Alignment { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Label { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int Width { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
