using System.Management.Automation.Runtime;

namespace System.Management.Automation.Internal;

/// <summary>The parameters of a command that supports ShouldProcess.</summary>
public sealed class ShouldProcessParameters
{
    private readonly CommandRuntime _runtime;

    internal ShouldProcessParameters(CommandRuntime runtime) => _runtime = runtime;

    public SwitchParameter Confirm
    {
        get => _runtime.ConfirmSwitch ?? false;
        set => _runtime.ConfirmSwitch = value;
    }

    public SwitchParameter WhatIf
    {
        get => _runtime.WhatIfSwitch ?? false;
        set => _runtime.WhatIfSwitch = value;
    }
}
