namespace System.Management.Automation;

public sealed class JobIdentifier
{
    internal JobIdentifier() { }
}
