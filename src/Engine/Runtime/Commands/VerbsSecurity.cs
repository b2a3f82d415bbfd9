namespace System.Management.Automation;

public static class VerbsSecurity
{
    public const string Block = "Block";
    public const string Grant = "Grant";
    public const string Protect = "Protect";
    public const string Revoke = "Revoke";
    public const string Unblock = "Unblock";
    public const string Unprotect = "Unprotect";
}
