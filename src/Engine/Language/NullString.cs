namespace System.Management.Automation.Language;

/// <summary>A null that stays null where a string is expected, instead of becoming an empty string.</summary>
public class NullString
{
    private NullString()
    {
    }

    public static NullString Value { get; } = new();

    public override string? ToString() => null;
}
