using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Runtime;

/// <summary>The type data that every runspace starts with.</summary>
internal static class DefaultTypeData
{
    public static IEnumerable<TypeData> Create()
    {
        yield return Of("System.Array", new AliasPropertyData("Count", "Length"));
    }

    private static TypeData Of(string name, params TypeMemberData[] members)
    {
        var data = new TypeData(name);
        foreach (var member in members)
        {
            data.Members.Add(member.Name, member);
        }

        return data;
    }
}
