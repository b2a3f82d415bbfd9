namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Kinds of layout.</summary>
internal enum FormatShape
{
    Undefined,
    Table,
    List,
    Wide,
    Custom,
}
