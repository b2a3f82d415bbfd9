namespace System.Management.Automation.Internal;

public sealed class ShouldProcessParameters
{
    internal ShouldProcessParameters() { }
    public SwitchParameter Confirm { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public SwitchParameter WhatIf { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
