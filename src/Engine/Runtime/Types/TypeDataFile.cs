using System.Management.Automation.Runspaces;
using System.Xml;

namespace System.Management.Automation.Runtime;

/// <summary>Reads a <c>*.types.ps1xml</c> file.</summary>
internal static class TypeDataFile
{
    public static List<TypeData> Read(string path)
    {
        var document = new XmlDocument { XmlResolver = null };
        using (var reader = XmlReader.Create(path, new XmlReaderSettings { DtdProcessing = DtdProcessing.Prohibit, XmlResolver = null }))
        {
            document.Load(reader);
        }

        var types = new List<TypeData>();
        foreach (XmlElement element in document.SelectNodes("/Types/Type")!)
        {
            var data = new TypeData(Text(element, "Name"));
            if (element["Members"] is { } members)
            {
                AddMembers(data, members);
            }

            data.TypeConverter = ResolveType(element["TypeConverter"]);
            data.TypeAdapter = ResolveType(element["TypeAdapter"]);
            types.Add(data);
        }

        return types;
    }

    private static Type? ResolveType(XmlElement? element)
        => element?["TypeName"] is { } name && TypeResolver.TryResolve(name.InnerText.Trim(), out var type) ? type : null;

    private static void AddMembers(TypeData data, XmlElement members)
    {
        foreach (var child in members.ChildNodes)
        {
            if (child is not XmlElement element)
            {
                continue;
            }

            if (element.Name == "MemberSet" && Text(element, "Name") == "PSStandardMembers")
            {
                AddStandardMembers(data, element);
            }
            else if (ToMember(element) is { } member)
            {
                data.Members[member.Name] = member;
            }
        }
    }

    private static TypeMemberData? ToMember(XmlElement element)
    {
        var hidden = element.GetAttribute("IsHidden").Equals("true", StringComparison.OrdinalIgnoreCase);
        switch (element.Name)
        {
            case "AliasProperty":
                return new AliasPropertyData(Text(element, "Name"), Text(element, "ReferencedMemberName")) { IsHidden = hidden };
            case "NoteProperty":
                return new NotePropertyData(Text(element, "Name"), Text(element, "Value")) { IsHidden = hidden };
            case "ScriptProperty":
                return new ScriptPropertyData(Text(element, "Name"), Script(element, "GetScriptBlock"), Script(element, "SetScriptBlock")) { IsHidden = hidden };
            case "ScriptMethod":
                return new ScriptMethodData(Text(element, "Name"), Script(element, "Script")!);
            case "CodeProperty":
                return new CodePropertyData(Text(element, "Name"), Method(element["GetCodeReference"]), Method(element["SetCodeReference"])) { IsHidden = hidden };
            case "CodeMethod":
                return new CodeMethodData(Text(element, "Name"), Method(element["CodeReference"])!);
            case "PropertySet":
                return new PropertySetData(Text(element, "Name"), Names(element)) { IsHidden = hidden };
            default:
                return null;
        }
    }

    private static void AddStandardMembers(TypeData data, XmlElement set)
    {
        foreach (var child in set["Members"]!.ChildNodes)
        {
            if (child is not XmlElement element)
            {
                continue;
            }

            switch (Text(element, "Name"))
            {
                case "DefaultDisplayPropertySet":
                    data.DefaultDisplayPropertySet = new PropertySetData(Names(element));
                    break;
                case "DefaultKeyPropertySet":
                    data.DefaultKeyPropertySet = new PropertySetData(Names(element));
                    break;
                case "PropertySerializationSet":
                    data.PropertySerializationSet = new PropertySetData(Names(element));
                    break;
                case "DefaultDisplayProperty":
                    data.DefaultDisplayProperty = Text(element, "Value");
                    break;
                case "SerializationMethod":
                    data.SerializationMethod = Text(element, "Value");
                    break;
                case "SerializationDepth":
                    data.SerializationDepth = LanguagePrimitives.ConvertTo<uint>(Text(element, "Value"));
                    break;
                case "TargetTypeForDeserialization":
                    data.TargetTypeForDeserialization = TypeResolver.TryResolve(Text(element, "Value"), out var type) ? type : null;
                    break;
            }
        }
    }

    private static List<string> Names(XmlElement element)
    {
        var names = new List<string>();
        foreach (XmlElement name in element.SelectNodes("ReferencedProperties/Name")!)
        {
            names.Add(name.InnerText.Trim());
        }

        return names;
    }

    private static Reflection.MethodInfo? Method(XmlElement? reference)
        => reference is not null && TypeResolver.TryResolve(Text(reference, "TypeName"), out var type) ? type.GetMethod(Text(reference, "MethodName")) : null;

    private static ScriptBlock? Script(XmlElement element, string name) => element[name] is { } script ? ScriptBlock.Create(script.InnerText) : null;

    private static string Text(XmlElement element, string name) => element[name]?.InnerText.Trim() ?? string.Empty;
}
