namespace System.Management.Automation;

public class ModuleIntrinsics
{
    internal ModuleIntrinsics() { }
    public static string GetModulePath(string currentProcessModulePath, string hklmMachineModulePath, string hkcuUserModulePath) => throw Unsupported.Member();
}
