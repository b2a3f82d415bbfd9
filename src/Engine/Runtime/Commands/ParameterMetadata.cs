using System.Collections.ObjectModel;

namespace System.Management.Automation;

public sealed class ParameterMetadata
{
    public ParameterMetadata(string name) => throw Unsupported.Member();
    public ParameterMetadata(string name, Type parameterType) => throw Unsupported.Member();
    public ParameterMetadata(ParameterMetadata other) => throw Unsupported.Member();
    public Collection<string> Aliases { get => throw Unsupported.Member(); }
    public Collection<Attribute> Attributes { get => throw Unsupported.Member(); }
    public bool IsDynamic { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Dictionary<string, ParameterSetMetadata> ParameterSets { get => throw Unsupported.Member(); }
    public Type ParameterType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SwitchParameter { get => throw Unsupported.Member(); }
    public static Dictionary<string, ParameterMetadata> GetParameterMetadata(Type type) => throw Unsupported.Member();
}
