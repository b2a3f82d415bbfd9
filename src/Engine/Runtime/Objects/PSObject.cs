using System.Collections;
using System.Collections.ObjectModel;
using System.Dynamic;
using System.Linq.Expressions;
using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PSObject : IFormattable, IComparable, ISerializable, IDynamicMetaObjectProvider
{
    public const string AdaptedMemberSetName = "psadapted";
    public const string BaseObjectMemberSetName = "psbase";
    public const string ExtendedMemberSetName = "psextended";
    public PSObject() => throw Unsupported.Member();
    public PSObject(object? obj) => throw Unsupported.Member();
    protected PSObject(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public object? BaseObject { get => throw Unsupported.Member(); }
    public object? ImmediateBaseObject { get => throw Unsupported.Member(); }
    public PSMemberInfoCollection<PSMemberInfo> Members { get => throw Unsupported.Member(); }
    public PSMemberInfoCollection<PSMethodInfo> Methods { get => throw Unsupported.Member(); }
    public PSMemberInfoCollection<PSPropertyInfo> Properties { get => throw Unsupported.Member(); }
    public Collection<string> TypeNames { get => throw Unsupported.Member(); }
    public static PSObject AsPSObject(object? obj) => throw Unsupported.Member();
    public int CompareTo(object? obj) => throw Unsupported.Member();
    public virtual PSObject Copy() => throw Unsupported.Member();
    public override bool Equals(object? obj) => throw Unsupported.Member();
    public override int GetHashCode() => throw Unsupported.Member();
    public virtual void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public static implicit operator PSObject(double valueToConvert) => throw Unsupported.Member();
    public static implicit operator PSObject(int valueToConvert) => throw Unsupported.Member();
    public static implicit operator PSObject(bool valueToConvert) => throw Unsupported.Member();
    public static implicit operator PSObject(Hashtable valueToConvert) => throw Unsupported.Member();
    public static implicit operator PSObject(string valueToConvert) => throw Unsupported.Member();
    DynamicMetaObject IDynamicMetaObjectProvider.GetMetaObject(Expression parameter) => throw Unsupported.Member();
    public string ToString(string format, IFormatProvider formatProvider) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
