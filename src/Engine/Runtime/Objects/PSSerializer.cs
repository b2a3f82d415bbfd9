namespace System.Management.Automation;

public class PSSerializer
{
    internal PSSerializer() { }
    public static object? Deserialize(string source) => throw Unsupported.Member();
    public static object[] DeserializeAsList(string source) => throw Unsupported.Member();
    public static string Serialize(object? source) => throw Unsupported.Member();
    public static string Serialize(object? source, int depth) => throw Unsupported.Member();
}
