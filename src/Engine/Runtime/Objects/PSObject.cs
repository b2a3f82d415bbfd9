using System.Collections;
using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;
using System.Dynamic;
using System.Globalization;
using System.Linq.Expressions;
using System.Management.Automation.Runtime;
using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An object as PowerShell sees it: a base object and the members that were added to it.</summary>
[SuppressMessage("Design", "CA1036", Justification = "PowerShell's own type has no comparison operators.")]
public partial class PSObject : IFormattable, IComparable, ISerializable, IDynamicMetaObjectProvider
{
    public const string AdaptedMemberSetName = "psadapted";
    public const string BaseObjectMemberSetName = "psbase";
    public const string ExtendedMemberSetName = "psextended";

    private readonly object _base;
    private MemberBag? _bag;

    public PSObject()
    {
        _base = PSCustomObject.Instance;
        _bag = new MemberBag();
    }

    public PSObject(object obj)
    {
        ArgumentNullException.ThrowIfNull(obj);
        _base = obj is PSObject wrapper && wrapper._base is PSCustomObject ? obj : obj is PSObject other ? other._base : obj;
        _bag = obj is PSObject source && !InstanceMembers.HasIdentity(source._base) ? source._bag : null;
        if (_base is PSObject custom)
        {
            // A wrapper of a custom object is that object: both share its members.
            _base = PSCustomObject.Instance;
            _bag = custom._bag;
        }
    }

    protected PSObject(SerializationInfo info, StreamingContext context)
        : this()
    {
    }

    internal PSObject(MemberBag bag)
    {
        _base = PSCustomObject.Instance;
        _bag = bag;
    }

    public object BaseObject => _base;

    public object ImmediateBaseObject => _base;

    public PSMemberInfoCollection<PSMemberInfo> Members => new ObjectMemberCollection<PSMemberInfo>(this, MemberView.All);

    public PSMemberInfoCollection<PSMethodInfo> Methods => new ObjectMemberCollection<PSMethodInfo>(this, MemberView.All);

    public PSMemberInfoCollection<PSPropertyInfo> Properties => new ObjectMemberCollection<PSPropertyInfo>(this, MemberView.All);

    public Collection<string> TypeNames => Bag?.TypeNames ?? new TypeNameCollection(MemberLookup.TypeNamesOf(_base), this);

    internal bool IsCustom => _base is PSCustomObject;

    /// <summary>Members and type names of this object's own, or null when it has none.</summary>
    internal MemberBag? Bag => _bag ?? (InstanceMembers.HasIdentity(_base) ? InstanceMembers.Find(_base) : null);

    /// <summary>The object as a PSObject; an object that is one already is given back.</summary>
    public static PSObject AsPSObject(object obj)
    {
        ArgumentNullException.ThrowIfNull(obj);
        return obj as PSObject ?? new PSObject(obj);
    }

    public static implicit operator PSObject(double valueToConvert) => AsPSObject(valueToConvert);

    public static implicit operator PSObject(int valueToConvert) => AsPSObject(valueToConvert);

    public static implicit operator PSObject(bool valueToConvert) => AsPSObject(valueToConvert);

    public static implicit operator PSObject(Hashtable valueToConvert) => AsPSObject(valueToConvert);

    public static implicit operator PSObject(string valueToConvert) => AsPSObject(valueToConvert);

    /// <exception cref="ExtendedTypeSystemException">The two cannot be compared.</exception>
    public int CompareTo(object? obj)
    {
        if (ReferenceEquals(this, obj))
        {
            return 0;
        }

        try
        {
            return LanguagePrimitives.Compare(_base is PSCustomObject ? this : _base, obj);
        }
        catch (Exception e) when (e is ArgumentException or RuntimeException)
        {
            throw new ExtendedTypeSystemException(e.Message, e);
        }
    }

    /// <summary>A new object with the same members; the base object is cloned when it can be.</summary>
    public virtual PSObject Copy()
    {
        var copiedBase = _base is ICloneable cloneable and not string ? cloneable.Clone() : _base;
        var copy = _base is PSCustomObject ? new PSObject(new MemberBag(0)) : new PSObject(copiedBase);
        if (Bag is { } bag)
        {
            var copiedBag = bag.Copy();
            copy.ReplaceBag(copiedBag);
        }

        return copy;
    }

    public override bool Equals(object? obj)
    {
        if (ReferenceEquals(this, obj))
        {
            return true;
        }

        var other = obj is PSObject wrapper ? wrapper._base : obj;
        return _base is not PSCustomObject && _base.Equals(other);
    }

    public override int GetHashCode() => _base is PSCustomObject ? base.GetHashCode() : _base.GetHashCode();

    public virtual void GetObjectData(SerializationInfo info, StreamingContext context)
    {
        ArgumentNullException.ThrowIfNull(info);
        info.AddValue("CliXml", PSSerializer.Serialize(this));
    }

    DynamicMetaObject IDynamicMetaObjectProvider.GetMetaObject(Expression parameter) => new PSObjectMetaObject(parameter, this);

    public string ToString(string? format, IFormatProvider? formatProvider)
        => _base is IFormattable formattable && !string.IsNullOrEmpty(format)
            ? formattable.ToString(format, formatProvider)
            : _base is Type ? ToString() : ValueText.OfWrapper(this, formatProvider ?? CultureInfo.CurrentCulture);

    public override string ToString() => _base is Type && Bag is null ? _base.ToString()! : ValueText.OfWrapper(this, CultureInfo.CurrentCulture);

    /// <summary>The bag to write into.</summary>
    internal MemberBag EnsureBag()
        => _bag ?? (InstanceMembers.HasIdentity(_base) ? InstanceMembers.GetOrAdd(_base) : _bag = new MemberBag());

    internal void OwnTypeNames(TypeNameCollection names) => EnsureBag().TypeNames = names;

    /// <summary>Adds a note property, or sets the one there is: the way in for code that builds custom objects.</summary>
    internal void SetNote(string name, object? value)
    {
        var bag = EnsureBag();
        var index = bag.IndexOf(name);
        if (index >= 0 && bag.Slots[index] is SlotMember { Member: PSPropertyInfo property })
        {
            property.Value = value;
            return;
        }

        bag.Set(name, value);
    }

    /// <summary>The value of an own note property.</summary>
    internal bool TryGetNote(string name, out object? value)
    {
        value = null;
        if (Bag is not { } bag)
        {
            return false;
        }

        var index = bag.IndexOf(name);
        if (index < 0)
        {
            return false;
        }

        value = bag.Slots[index] is SlotMember { Member: PSPropertyInfo property } ? property.Value : bag.Slots[index];
        return true;
    }

    private void ReplaceBag(MemberBag bag)
    {
        if (_base is not PSCustomObject && InstanceMembers.HasIdentity(_base))
        {
            var target = InstanceMembers.GetOrAdd(_base);
            for (var i = 0; i < bag.Count; i++)
            {
                target.Set(bag.Shape[i], bag.Slots[i]);
            }

            target.TypeNames = bag.TypeNames;
            return;
        }

        _bag = bag;
    }
}
