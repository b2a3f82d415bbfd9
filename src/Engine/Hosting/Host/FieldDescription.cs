using System.Collections.ObjectModel;

namespace System.Management.Automation.Host;

public class FieldDescription
{
    public FieldDescription(string name) => throw Unsupported.Member();
    public Collection<Attribute> Attributes { get => throw Unsupported.Member(); }
    public PSObject DefaultValue { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string HelpMessage { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool IsMandatory { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Label { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public string ParameterAssemblyFullName { get => throw Unsupported.Member(); }
    public string ParameterTypeFullName { get => throw Unsupported.Member(); }
    public string ParameterTypeName { get => throw Unsupported.Member(); }
    public void SetParameterType(Type parameterType) => throw Unsupported.Member();
}
