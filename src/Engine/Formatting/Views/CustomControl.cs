namespace System.Management.Automation;

/// <summary>How objects are shown as text of any shape.</summary>
public sealed class CustomControl : PSControl
{
    internal CustomControl()
    {
    }

    public List<CustomControlEntry> Entries { get; set; } = [];

    public static CustomControlBuilder Create(bool outOfBand) => new(new CustomControl { OutOfBand = outOfBand });
}
