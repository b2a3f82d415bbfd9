namespace System.Management.Automation.Runtime;

/// <summary>The access of a property that no adapter has taken in yet.</summary>
internal sealed class NoAccess : IPropertyAccess
{
    public static readonly NoAccess Instance = new();

    public bool CanRead => false;

    public bool CanWrite => false;

    public bool IsStatic => false;

    public Type? ValueType => null;

    public string ValueTypeName => typeof(object).FullName!;

    public object? Get(object? target) => throw new GetValueException("The property does not belong to an object yet.");

    public void Set(object? target, object? value) => throw new SetValueException("The property does not belong to an object yet.");
}
