namespace System.Management.Automation.Language;

/// <summary>The name of a type as it was written; it becomes a type when somebody asks for it.</summary>
public interface ITypeName
{
    /// <summary>Name and assembly, if an assembly was written.</summary>
    string FullName { get; }

    string Name { get; }

    string? AssemblyName { get; }

    bool IsArray { get; }

    bool IsGeneric { get; }

    IScriptExtent Extent { get; }

    /// <summary>The type, or null if there is none of this name.</summary>
    Type? GetReflectionType();

    /// <summary>The type when the name is used as an attribute: the suffix 'Attribute' may be missing.</summary>
    Type? GetReflectionAttributeType();
}
