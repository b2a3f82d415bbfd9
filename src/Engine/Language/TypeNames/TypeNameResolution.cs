namespace System.Management.Automation.Language;

/// <summary>How simple type names become types.</summary>
internal static class TypeNameResolution
{
    public static Type? Resolve(TypeName name) => Runtime.TypeResolver.Resolve(name);
}
