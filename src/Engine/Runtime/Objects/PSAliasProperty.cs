using System.Globalization;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Another name for a property, with its value converted if wished.</summary>
public class PSAliasProperty : PSPropertyInfo
{
    public PSAliasProperty(string name, string referencedMemberName)
        : this(name, referencedMemberName, null)
    {
    }

    public PSAliasProperty(string name, string referencedMemberName, Type? conversionType)
    {
        ArgumentException.ThrowIfNullOrEmpty(referencedMemberName);
        SetMemberName(name);
        ReferencedMemberName = referencedMemberName;
        ConversionType = conversionType;
    }

    public Type? ConversionType { get; }

    public string ReferencedMemberName { get; }

    public override bool IsGettable => Target() is PSPropertyInfo { IsGettable: true };

    public override bool IsSettable => Target() is PSPropertyInfo { IsSettable: true };

    public override PSMemberTypes MemberType => PSMemberTypes.AliasProperty;

    public override string TypeNameOfValue => ConversionType?.FullName ?? Target().TypeNameOfValue;

    public override object? Value
    {
        get
        {
            var value = Target().Value;
            return ConversionType is null ? value : LanguagePrimitives.ConvertTo(value, ConversionType, CultureInfo.InvariantCulture);
        }

        set => Target().Value = value;
    }

    public override PSMemberInfo Copy() => CopyTo(new PSAliasProperty(Name, ReferencedMemberName, ConversionType));

    public override string ToString()
        => ConversionType is null ? $"{Name} = {ReferencedMemberName}" : $"{Name} = ({MemberText.ShortTypeName(ConversionType.FullName!)}){ReferencedMemberName}";

    private PSMemberInfo Target()
    {
        var depth = 0;
        var name = ReferencedMemberName;
        while (true)
        {
            var member = Owner is null ? null : MemberLookup.Find(Owner, name);
            if (member is not PSAliasProperty alias)
            {
                return member ?? throw new ExtendedTypeSystemException($"The member referenced by alias \"{Name}\" cannot be found: \"{ReferencedMemberName}\".");
            }

            name = alias.ReferencedMemberName;
            if (++depth > 64)
            {
                throw new ExtendedTypeSystemException($"A cycle was found while resolving the alias \"{Name}\".");
            }
        }
    }
}
