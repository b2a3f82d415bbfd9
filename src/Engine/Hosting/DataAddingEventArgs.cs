namespace System.Management.Automation;

/// <summary>An item is about to be added to a <see cref="PSDataCollection{T}"/>.</summary>
public sealed class DataAddingEventArgs : EventArgs
{
    internal DataAddingEventArgs(Guid powerShellInstanceId, object? itemAdded)
    {
        PowerShellInstanceId = powerShellInstanceId;
        ItemAdded = itemAdded;
    }

    public object? ItemAdded { get; }

    public Guid PowerShellInstanceId { get; }
}
