namespace Microsoft.PowerShell.Commands;

/// <summary>Kinds of items that Test-Path tells apart.</summary>
public enum TestPathType
{
    Any,
    Container,
    Leaf,
}
