namespace System.Management.Automation;

public enum Alignment
{
    Center = 2,
    Left = 1,
    Right = 3,
    Undefined = 0,
}
