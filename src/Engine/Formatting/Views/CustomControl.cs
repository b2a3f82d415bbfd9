namespace System.Management.Automation;

public sealed class CustomControl : PSControl
{
    internal CustomControl() { }
    public List<CustomControlEntry> Entries { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public static CustomControlBuilder Create(bool outOfBand) => throw Unsupported.Member();
}
