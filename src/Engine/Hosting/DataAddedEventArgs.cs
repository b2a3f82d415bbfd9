namespace System.Management.Automation;

/// <summary>An item was added to a <see cref="PSDataCollection{T}"/>.</summary>
public sealed class DataAddedEventArgs : EventArgs
{
    internal DataAddedEventArgs(Guid powerShellInstanceId, int index)
    {
        PowerShellInstanceId = powerShellInstanceId;
        Index = index;
    }

    public int Index { get; }

    public Guid PowerShellInstanceId { get; }
}
