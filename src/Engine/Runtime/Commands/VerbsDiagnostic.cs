namespace System.Management.Automation;

public static class VerbsDiagnostic
{
    public const string Debug = "Debug";
    public const string Measure = "Measure";
    public const string Ping = "Ping";
    public const string Repair = "Repair";
    public const string Resolve = "Resolve";
    public const string Test = "Test";
    public const string Trace = "Trace";
}
