using System.Management.Automation.Runtime;
using System.Text;

namespace System.Management.Automation;

public partial class PSObject
{
    /// <summary>What a ToString method that was added to the object gives.</summary>
    internal bool TryGetOwnToString(out string text)
    {
        text = string.Empty;
        if (Bag is not { } bag)
        {
            return false;
        }

        PSMemberInfo? member = null;
        var index = bag.IndexOf("ToString");
        if (index >= 0)
        {
            member = (bag.Slots[index] as SlotMember)?.Member;
        }
        else if (bag.TypeNames is not null)
        {
            member = MemberLookup.FindTypeDataMember(this, "ToString");
        }

        if (member is not PSMethodInfo method)
        {
            return false;
        }

        member.Attach(this);
        text = ValueText.Of(method.Invoke());
        return true;
    }

    /// <summary><c>@{a=1; b=2}</c></summary>
    internal string DescribeProperties()
    {
        var builder = new StringBuilder("@{");
        var first = true;
        foreach (var property in Properties)
        {
            if (!first)
            {
                builder.Append("; ");
            }

            first = false;
            builder.Append(property.Name).Append('=');
            builder.Append(DescribeValue(property));
        }

        return first ? string.Empty : builder.Append('}').ToString();
    }

    private static string DescribeValue(PSPropertyInfo property)
    {
        object? value;
        try
        {
            value = property.Value;
        }
        catch (GetValueException)
        {
            return string.Empty;
        }

        // One level only: a custom object inside a custom object shows as nothing.
        return value is PSObject { IsCustom: true } nested && !nested.TryGetOwnToString(out _) ? string.Empty : ValueText.OfElement(value);
    }
}
