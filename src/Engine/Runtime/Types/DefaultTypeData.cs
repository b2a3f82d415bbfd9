using System.Management.Automation.Runspaces;
using System.Net;
using Microsoft.PowerShell;

namespace System.Management.Automation.Runtime;

/// <summary>The type data that every runspace starts with. Its scripts are delegates: the text is only shown.</summary>
internal static class DefaultTypeData
{
    public static IEnumerable<TypeData> Create()
    {
        yield return new TypeData("System.Array") { IsBuiltIn = true }.With(new AliasPropertyData("Count", "Length"));
        foreach (var data in Basics())
        {
            yield return data;
        }

        foreach (var data in FileTypeData.Create())
        {
            yield return data;
        }

        yield return ProcessTypeData.Create();
        foreach (var data in EngineTypeData.Create())
        {
            yield return data;
        }
    }

    /// <summary>Adds members; for building tables.</summary>
    internal static TypeData With(this TypeData data, params TypeMemberData[] members)
    {
        foreach (var member in members)
        {
            data.Members.Add(member.Name, member);
        }

        return data;
    }

    internal static TypeData Displaying(this TypeData data, params string[] properties)
    {
        data.DefaultDisplayPropertySet = new PropertySetData(properties);
        return data;
    }

    private static IEnumerable<TypeData> Basics()
    {
        yield return new TypeData("System.Xml.XmlNode").With(
            new CodeMethodData("ToString", typeof(ToStringCodeMethods).GetMethod(nameof(ToStringCodeMethods.XmlNode))!));
        yield return new TypeData("System.Xml.XmlNodeList").With(
            new CodeMethodData("ToString", typeof(ToStringCodeMethods).GetMethod(nameof(ToStringCodeMethods.XmlNodeList))!));
        yield return new TypeData("System.DateTime").With(new ScriptPropertyData("DateTime", DateTimeText.Script, static d => DateTimeText.Of((DateTime)d), DateTimeText.Of));
        yield return new TypeData("System.Guid").With(new ScriptPropertyData("Guid", "$this.ToString()", static g => g.ToString()));
        yield return new TypeData("System.Net.IPAddress")
        {
            DefaultDisplayProperty = "IPAddressToString",
            SerializationMethod = "String",
        }.With(new ScriptPropertyData("IPAddressToString", "$this.Tostring()", static a => ((IPAddress)a).ToString()));
        yield return new TypeData("System.Collections.DictionaryEntry").With(new AliasPropertyData("Name", "Key"));
        yield return new TypeData("System.Version").With(new ScriptMethodData("ToString", VersionScript, static (v, arguments)
            => arguments.Length > 0 ? ((Version)v).ToString(LanguagePrimitives.ConvertTo<int>(arguments[0])) : v.ToString()));
        yield return new TypeData("System.Globalization.CultureInfo").Displaying("LCID", "Name", "DisplayName");
        yield return new TypeData("System.Exception") { SerializationDepth = 1 };
        yield return new TypeData("System.Security.Cryptography.X509Certificates.X509Certificate2").Displaying("Thumbprint", "Subject");
        yield return new TypeData("System.Net.Mail.MailAddress") { SerializationMethod = "String" };
        yield return new TypeData("System.Management.Automation.PSCredential").Displaying("UserName", "Password");
        yield return new TypeData("System.Data.DataRow") { SerializationDepth = 1 };
    }

    private const string VersionScript = "\n            $this.psbase.ToString()\n          ";
}
