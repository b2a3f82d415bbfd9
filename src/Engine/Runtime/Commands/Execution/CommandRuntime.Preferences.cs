namespace System.Management.Automation.Runtime;

internal sealed partial class CommandRuntime
{
    public ActionPreference ErrorAction => ErrorActionArgument ?? Preference("ErrorActionPreference", ActionPreference.Continue);

    public ActionPreference WarningAction => WarningActionArgument ?? Preference("WarningPreference", ActionPreference.Continue);

    public ActionPreference InformationAction => InformationActionArgument ?? Preference("InformationPreference", ActionPreference.SilentlyContinue);

    public ActionPreference ProgressAction => ProgressActionArgument ?? Preference("ProgressPreference", ActionPreference.Continue);

    public ActionPreference VerboseAction => VerboseSwitch switch
    {
        true => ActionPreference.Continue,
        false => ActionPreference.SilentlyContinue,
        null => Preference("VerbosePreference", ActionPreference.SilentlyContinue),
    };

    public ActionPreference DebugAction => DebugSwitch switch
    {
        true => ActionPreference.Continue,
        false => ActionPreference.SilentlyContinue,
        null => Preference("DebugPreference", ActionPreference.SilentlyContinue),
    };

    public bool WhatIf => WhatIfSwitch ?? (Variable("WhatIfPreference") is { } value && LanguagePrimitives.IsTrue(value));

    public ConfirmImpact ConfirmPreference
        => Variable("ConfirmPreference") is { } value && LanguagePrimitives.TryConvertTo<ConfirmImpact>(value, out var impact) ? impact : ConfirmImpact.High;

    /// <summary>An advanced function hands its own parameters on to what it calls: preference variables in its scope.</summary>
    public void SetPreferenceVariables(Scope scope)
    {
        Set(scope, "ErrorActionPreference", ErrorActionArgument);
        Set(scope, "WarningPreference", WarningActionArgument);
        Set(scope, "InformationPreference", InformationActionArgument);
        Set(scope, "ProgressPreference", ProgressActionArgument);
        if (VerboseSwitch is { } verbose)
        {
            scope.SetLocal("VerbosePreference", verbose ? ActionPreference.Continue : ActionPreference.SilentlyContinue);
        }

        if (DebugSwitch is { } debug)
        {
            scope.SetLocal("DebugPreference", debug ? ActionPreference.Continue : ActionPreference.SilentlyContinue);
        }

        if (WhatIfSwitch is { } whatIf)
        {
            scope.SetLocal("WhatIfPreference", new SwitchParameter(whatIf));
        }

        if (ConfirmSwitch is { } confirm)
        {
            scope.SetLocal("ConfirmPreference", confirm ? ConfirmImpact.Low : ConfirmImpact.None);
        }
    }

    private static void Set(Scope scope, string name, ActionPreference? value)
    {
        if (value is { } given)
        {
            scope.SetLocal(name, given);
        }
    }

    private object? Variable(string name) => Context.CurrentState.GetVariableValue(name);

    private ActionPreference Preference(string name, ActionPreference otherwise)
        => Variable(name) switch
        {
            null => otherwise,
            ActionPreference preference => preference,
            var value => LanguagePrimitives.TryConvertTo<ActionPreference>(value, out var converted) ? converted : otherwise,
        };
}
