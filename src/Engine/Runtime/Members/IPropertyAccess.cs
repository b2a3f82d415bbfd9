namespace System.Management.Automation.Runtime;

/// <summary>How a property of base objects is read and written. One instance serves all objects of a type.</summary>
internal interface IPropertyAccess
{
    bool CanRead { get; }

    bool CanWrite { get; }

    bool IsStatic { get; }

    /// <summary>The type of its values, where there is one type.</summary>
    Type? ValueType { get; }

    string ValueTypeName { get; }

    /// <exception cref="GetValueInvocationException">The getter failed.</exception>
    object? Get(object? target);

    /// <summary>Sets the value, converted to the property's type.</summary>
    void Set(object? target, object? value);
}
