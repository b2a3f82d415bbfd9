namespace System.Management.Automation;

public static class VerbsOther
{
    public const string Use = "Use";
}
