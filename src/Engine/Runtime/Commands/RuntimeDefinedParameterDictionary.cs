namespace System.Management.Automation;

public class RuntimeDefinedParameterDictionary : Dictionary<string, RuntimeDefinedParameter>
{
    public RuntimeDefinedParameterDictionary() => throw Unsupported.Member();
    public object? Data { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string HelpFile { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
