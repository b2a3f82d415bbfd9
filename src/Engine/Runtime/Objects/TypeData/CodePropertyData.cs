using System.Management.Automation.Runtime;
using System.Reflection;

namespace System.Management.Automation.Runspaces;

/// <summary>Type data for a property that static .NET methods implement.</summary>
public sealed class CodePropertyData : TypeMemberData
{
    private readonly NativeProperty? _native;

    public CodePropertyData(string name, MethodInfo getMethod)
        : this(name, getMethod, null)
    {
    }

    public CodePropertyData(string name, MethodInfo? getMethod, MethodInfo? setMethod)
    {
        Name = name;
        GetCodeReference = getMethod;
        SetCodeReference = setMethod;
    }

    /// <summary>A property of the default type data.</summary>
    internal CodePropertyData(string name, Type valueType, Func<object, object?> getter)
    {
        Name = name;
        _native = new NativeProperty(name, PSMemberTypes.CodeProperty, valueType, getter, null, $"get={name};");
    }

    private CodePropertyData(NativeProperty native)
    {
        Name = native.Name;
        _native = native;
    }

    public MethodInfo? GetCodeReference { get; set; }

    public bool IsHidden { get; set; }

    public MethodInfo? SetCodeReference { get; set; }

    internal override PSMemberInfo ToMember()
        => _native is not null ? Hidden(_native.Copy(), IsHidden) : Hidden(new PSCodeProperty(Name, GetCodeReference, SetCodeReference), IsHidden);

    internal override TypeMemberData Copy()
        => _native is not null ? new CodePropertyData(_native) { IsHidden = IsHidden } : new CodePropertyData(Name, GetCodeReference, SetCodeReference) { IsHidden = IsHidden };
}
