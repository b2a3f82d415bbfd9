namespace System.Management.Automation.Runtime;

/// <summary>The parameters that the engine adds to a command's own.</summary>
internal static class CommonParameterTable
{
    public static IEnumerable<BindableParameter> For(CommandDeclaration declaration)
    {
        yield return Make("Verbose", "vb", typeof(SwitchParameter), CommonParameter.Verbose);
        yield return Make("Debug", "db", typeof(SwitchParameter), CommonParameter.Debug);
        yield return Make("ErrorAction", "ea", typeof(ActionPreference), CommonParameter.ErrorAction);
        yield return Make("WarningAction", "wa", typeof(ActionPreference), CommonParameter.WarningAction);
        yield return Make("InformationAction", "infa", typeof(ActionPreference), CommonParameter.InformationAction);
        yield return Make("ProgressAction", "proga", typeof(ActionPreference), CommonParameter.ProgressAction);
        yield return Make("ErrorVariable", "ev", typeof(string), CommonParameter.ErrorVariable);
        yield return Make("WarningVariable", "wv", typeof(string), CommonParameter.WarningVariable);
        yield return Make("InformationVariable", "iv", typeof(string), CommonParameter.InformationVariable);
        yield return Make("OutVariable", "ov", typeof(string), CommonParameter.OutVariable);
        yield return Make("OutBuffer", "ob", typeof(int), CommonParameter.OutBuffer, new ValidateRangeAttribute(0, int.MaxValue));
        yield return Make("PipelineVariable", "pv", typeof(string), CommonParameter.PipelineVariable);
        if (declaration.SupportsShouldProcess)
        {
            yield return Make("WhatIf", "wi", typeof(SwitchParameter), CommonParameter.WhatIf);
            yield return Make("Confirm", "cf", typeof(SwitchParameter), CommonParameter.Confirm);
        }

        if (declaration.SupportsTransactions)
        {
            yield return Make("UseTransaction", "usetx", typeof(SwitchParameter), CommonParameter.UseTransaction);
        }

        if (declaration.SupportsPaging)
        {
            yield return Make("IncludeTotalCount", null, typeof(SwitchParameter), CommonParameter.IncludeTotalCount);
            yield return Make("Skip", null, typeof(ulong), CommonParameter.Skip);
            yield return Make("First", null, typeof(ulong), CommonParameter.First);
        }
    }

    private static BindableParameter Make(string name, string? alias, Type type, CommonParameter which, params Attribute[] more)
        => new(name, type, alias is null ? more : [new AliasAttribute(alias), .. more], [ParameterSetEntry.ForAllSets()]) { Common = which };
}
