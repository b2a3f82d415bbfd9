using System.Globalization;
using System.Numerics;
using System.Xml;

namespace System.Management.Automation.Runtime;

/// <summary>The values that CLIXML has elements of their own for (MS-PSRP 2.2.5.1).</summary>
internal static class CliXmlPrimitives
{
    /// <summary>Element name and text of a primitive; false for everything else.</summary>
    public static bool TryFormat(object value, out string element, out string text)
    {
        (element, text) = value switch
        {
            string s => ("S", CliXmlText.Encode(s)),
            char c => ("C", ((int)c).ToString(CultureInfo.InvariantCulture)),
            bool b => ("B", XmlConvert.ToString(b)),
            DateTime d => ("DT", XmlConvert.ToString(d, XmlDateTimeSerializationMode.RoundtripKind)),
            TimeSpan t => ("TS", XmlConvert.ToString(t)),
            Enum => (string.Empty, string.Empty),
            byte n => ("By", XmlConvert.ToString(n)),
            sbyte n => ("SB", XmlConvert.ToString(n)),
            ushort n => ("U16", XmlConvert.ToString(n)),
            short n => ("I16", XmlConvert.ToString(n)),
            uint n => ("U32", XmlConvert.ToString(n)),
            int n => ("I32", XmlConvert.ToString(n)),
            ulong n => ("U64", XmlConvert.ToString(n)),
            long n => ("I64", XmlConvert.ToString(n)),
            float n => ("Sg", XmlConvert.ToString(n)),
            double n => ("Db", XmlConvert.ToString(n)),
            decimal n => ("D", XmlConvert.ToString(n)),
            byte[] bytes => ("BA", Convert.ToBase64String(bytes)),
            Guid g => ("G", XmlConvert.ToString(g)),
            Uri u => ("URI", CliXmlText.Encode(u.ToString())),
            Version v => ("Version", v.ToString()),
            XmlDocument x => ("XD", CliXmlText.Encode(x.OuterXml)),
            ScriptBlock s => ("SBK", CliXmlText.Encode(s.ToString())),
            _ => (string.Empty, string.Empty),
        };
        return element.Length > 0;
    }

    /// <summary>The value of a primitive element.</summary>
    public static bool TryParse(string element, string text, out object? value)
    {
        value = null;
        switch (element)
        {
            case "S":
                value = CliXmlText.Decode(text);
                return true;
            case "C":
                value = (char)XmlConvert.ToUInt16(text);
                return true;
            case "B":
                value = XmlConvert.ToBoolean(text);
                return true;
            case "DT":
                value = XmlConvert.ToDateTime(text, XmlDateTimeSerializationMode.RoundtripKind);
                return true;
            case "TS":
                value = XmlConvert.ToTimeSpan(text);
                return true;
            case "BA":
                value = Convert.FromBase64String(text);
                return true;
            case "G":
                value = XmlConvert.ToGuid(text);
                return true;
            case "URI":
                value = new Uri(CliXmlText.Decode(text), UriKind.RelativeOrAbsolute);
                return true;
            case "Version":
                value = Version.Parse(text);
                return true;
            case "XD":
                value = LanguagePrimitives.ConvertTo<XmlDocument>(CliXmlText.Decode(text));
                return true;
            case "SBK":
                value = ScriptBlock.Create(CliXmlText.Decode(text));
                return true;
            case "BigInteger":
                value = BigInteger.Parse(text, CultureInfo.InvariantCulture);
                return true;
            default:
                return TryParseNumber(element, text, out value);
        }
    }

    private static bool TryParseNumber(string element, string text, out object? value)
    {
        value = element switch
        {
            "By" => XmlConvert.ToByte(text),
            "SB" => XmlConvert.ToSByte(text),
            "U16" => XmlConvert.ToUInt16(text),
            "I16" => XmlConvert.ToInt16(text),
            "U32" => XmlConvert.ToUInt32(text),
            "I32" => XmlConvert.ToInt32(text),
            "U64" => XmlConvert.ToUInt64(text),
            "I64" => XmlConvert.ToInt64(text),
            "Sg" => XmlConvert.ToSingle(text),
            "Db" => XmlConvert.ToDouble(text),
            "D" => (object)XmlConvert.ToDecimal(text),
            _ => null,
        };
        return value is not null;
    }
}
