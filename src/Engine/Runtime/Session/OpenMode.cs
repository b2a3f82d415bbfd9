namespace Microsoft.PowerShell.Commands;

public enum OpenMode
{
    Add = 0,
    New = 1,
    Overwrite = 2,
}
