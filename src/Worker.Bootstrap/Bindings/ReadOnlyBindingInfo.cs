namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>An output binding of the function that runs in a runspace, as modules may ask for it.</summary>
public sealed class ReadOnlyBindingInfo
{
    internal ReadOnlyBindingInfo(string type, string direction)
    {
        Type = type;
        Direction = direction;
    }

    /// <summary>The binding's type as function.json has it, for example <c>queue</c>.</summary>
    public string Type { get; }

    /// <summary>Always <c>Out</c>.</summary>
    public string Direction { get; }
}
