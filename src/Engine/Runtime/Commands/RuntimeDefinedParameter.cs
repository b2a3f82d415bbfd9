using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class RuntimeDefinedParameter
{
    public RuntimeDefinedParameter() => throw Unsupported.Member();
    public RuntimeDefinedParameter(string name, Type parameterType, Collection<Attribute> attributes) => throw Unsupported.Member();
    public Collection<Attribute> Attributes { get => throw Unsupported.Member(); }
    public bool IsSet { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Type ParameterType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
