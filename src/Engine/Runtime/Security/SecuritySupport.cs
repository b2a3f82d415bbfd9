namespace System.Management.Automation.Internal;

public static class SecuritySupport
{
    public static bool IsProductBinary(string file) => throw Unsupported.Member();
}
