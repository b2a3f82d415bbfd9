using System.Collections;

namespace System.Management.Automation.Runtime;

/// <summary>Reads <c>$PSDefaultParameterValues</c>.</summary>
internal static class DefaultParameterValues
{
    public const string VariableName = "PSDefaultParameterValues";

    private static volatile bool s_areUsed;

    /// <summary>Some script or host of this process mentions the variable. Until then no call has to look for it.</summary>
    public static bool AreUsed => s_areUsed;

    public static void NoteVariable(string name)
    {
        if (!s_areUsed && name.Length == VariableName.Length && name.Equals(VariableName, StringComparison.OrdinalIgnoreCase))
        {
            s_areUsed = true;
        }
    }

    public static List<(BindableParameter Parameter, object? Value)> For(CommandInfo command, ParameterModel model, ExecutionContext context)
    {
        var result = new List<(BindableParameter, object?)>();
        if (BaseValue.Of(context.CurrentState.GetVariableValue(VariableName)) is not IDictionary { Count: > 0 } table || IsDisabled(table))
        {
            return result;
        }

        foreach (DictionaryEntry entry in table)
        {
            if (entry.Key is not string key || key.IndexOf(':', StringComparison.Ordinal) is not (> 0 and var colon))
            {
                continue;
            }

            if (!Matches(key[..colon].Trim().Trim('"', '\''), command, context)
                || !TryFindParameter(key[(colon + 1)..].Trim().Trim('"', '\''), model, out var parameter))
            {
                continue;
            }

            var value = BaseValue.Of(entry.Value) is ScriptBlock block && parameter.Type != typeof(ScriptBlock)
                ? block.InvokeValue(context, new ScriptBlockCall { Arguments = [new PSObject(command)] })
                : entry.Value;
            result.Add((parameter, value));
        }

        return result;
    }

    private static bool IsDisabled(IDictionary table) => table.Contains("Disabled") && LanguagePrimitives.IsTrue(table["Disabled"]);

    private static bool Matches(string pattern, CommandInfo command, ExecutionContext context)
    {
        var wildcard = WildcardPattern.Get(pattern, WildcardOptions.IgnoreCase);
        return wildcard.IsMatch(command.Name)
            || wildcard.IsMatch($"{command.ModuleName}\\{command.Name}")
            || context.Discovery.AliasesOf(command).Any(wildcard.IsMatch);
    }

    private static bool TryFindParameter(string name, ParameterModel model, out BindableParameter parameter)
    {
        if (model.TryGetExact(name, out var exact))
        {
            parameter = exact;
            return true;
        }

        var wildcard = WildcardPattern.Get(name, WildcardOptions.IgnoreCase);
        var matches = Array.FindAll(model.Parameters, candidate => wildcard.IsMatch(candidate.Name));
        parameter = matches.Length == 1 ? matches[0] : null!;
        return matches.Length == 1;
    }
}
