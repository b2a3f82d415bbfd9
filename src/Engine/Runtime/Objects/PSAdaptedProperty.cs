using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A property that a <see cref="PSPropertyAdapter"/> made up.</summary>
public class PSAdaptedProperty : PSProperty
{
    public PSAdaptedProperty(string name, object? tag)
        : base(name, NoAccess.Instance, null) => Tag = tag;

    internal PSAdaptedProperty(PSAdaptedProperty source, PSPropertyAdapter adapter, object? target)
        : base(source.Name, new AdapterAccess(source, adapter), target)
    {
        Tag = source.Tag;
        BaseObject = target;
        source.BaseObject = target;
    }

    public object? BaseObject { get; private set; }

    public object? Tag { get; }

    public override PSMemberInfo Copy() => CopyTo(new PSAdaptedProperty(Name, Tag) { BaseObject = BaseObject });
}
