namespace System.Management.Automation;

/// <summary>How a parameter's type is shown in a command's syntax.</summary>
internal static class ParameterTypeText
{
    public static string Of(Type type, IEnumerable<Attribute> attributes)
    {
        if (attributes.OfType<PSTypeNameAttribute>().FirstOrDefault() is { } typeName)
        {
            var name = typeName.PSTypeName;
            var shortName = name[(name.LastIndexOf('.') + 1)..];
            return type.IsArray ? shortName + "[]" : shortName;
        }

        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Nullable<>))
        {
            return Of(type.GenericTypeArguments[0], []);
        }

        return type.IsArray ? Of(type.GetElementType()!, []) + "[]" : Accelerator(type) ?? NameOf(type);
    }

    private static string? Accelerator(Type type) => Type.GetTypeCode(type) switch
    {
        _ when type.IsEnum => null,
        TypeCode.Int32 => "int",
        TypeCode.Int64 => "long",
        TypeCode.String => "string",
        TypeCode.Boolean => "bool",
        TypeCode.Byte => "byte",
        TypeCode.Char => "char",
        TypeCode.Double => "double",
        TypeCode.Single => "float",
        TypeCode.Decimal => "decimal",
        TypeCode.DateTime => "datetime",
        TypeCode.Int16 => "int16",
        TypeCode.UInt16 => "uint16",
        TypeCode.UInt32 => "uint",
        TypeCode.UInt64 => "ulong",
        TypeCode.SByte => "sbyte",
        _ => TypeResolutionName(type),
    };

    private static string? TypeResolutionName(Type type)
        => type == typeof(object) ? "Object"
            : type == typeof(PSObject) ? "psobject"
            : type == typeof(ScriptBlock) ? "scriptblock"
            : type == typeof(Collections.Hashtable) ? "hashtable"
            : type == typeof(Uri) ? "uri"
            : type == typeof(Guid) ? "guid"
            : type == typeof(TimeSpan) ? "timespan"
            : type == typeof(Version) ? "version"
            : type == typeof(PSCredential) ? "pscredential"
            : type == typeof(Security.SecureString) ? "securestring"
            : type == typeof(Type) ? "type"
            : type == typeof(Globalization.CultureInfo) ? "cultureinfo"
            : type == typeof(Net.IPAddress) ? "ipaddress"
            : type == typeof(Xml.XmlDocument) ? "xml"
            : type == typeof(Text.RegularExpressions.Regex) ? "regex"
            : null;

    private static string NameOf(Type type)
    {
        if (!type.IsGenericType)
        {
            return type.Name;
        }

        var name = type.Name[..type.Name.IndexOf('`', StringComparison.Ordinal)];
        return $"{name}[{string.Join(",", type.GenericTypeArguments.Select(static argument => Of(argument, [])))}]";
    }
}
