namespace System.Management.Automation;

/// <summary>The base object of every object that is nothing but its properties.</summary>
public class PSCustomObject
{
    internal static readonly PSCustomObject Instance = new();

    internal PSCustomObject()
    {
    }

    public override string ToString() => string.Empty;
}
