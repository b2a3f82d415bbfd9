using System.Collections.ObjectModel;

namespace System.Management.Automation;

/// <summary>A member that is called.</summary>
public abstract class PSMethodInfo : PSMemberInfo
{
    protected PSMethodInfo()
    {
    }

    /// <summary>The signatures, as <c>Get-Member</c> shows them.</summary>
    public abstract Collection<string> OverloadDefinitions { get; }

    /// <summary>The method itself; it cannot be set.</summary>
    public sealed override object? Value
    {
        get => this;
        set => throw CannotChange();
    }

    public abstract object? Invoke(params object?[] arguments);
}
