namespace System.Management.Automation.Runspaces;

public enum OutputBufferingMode
{
    Block = 2,
    Drop = 1,
    None = 0,
}
