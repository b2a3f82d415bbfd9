using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;
using System.Text;

namespace System.Management.Automation;

/// <summary>One of the ways to call a command.</summary>
public class CommandParameterSetInfo
{
    internal CommandParameterSetInfo(string name, bool isDefault, IList<CommandParameterInfo> parameters)
    {
        Name = name;
        IsDefault = isDefault;
        Parameters = new ReadOnlyCollection<CommandParameterInfo>(parameters);
    }

    public bool IsDefault { get; }

    public string Name { get; }

    public ReadOnlyCollection<CommandParameterInfo> Parameters { get; }

    /// <summary>The set's syntax: <c>[-Path] &lt;string&gt; [-Force]</c>.</summary>
    public override string ToString()
    {
        var text = new StringBuilder();
        foreach (var parameter in InOrder())
        {
            if (text.Length > 0)
            {
                text.Append(' ');
            }

            Append(text, parameter);
        }

        if (Parameters.Any(static parameter => IsCommon(parameter.Name)))
        {
            text.Append(text.Length > 0 ? " " : string.Empty).Append("[<CommonParameters>]");
        }

        return text.ToString();
    }

    internal static List<CommandParameterSetInfo> FromModel(ParameterModel model)
    {
        var result = new List<CommandParameterSetInfo>();
        var names = model.SetNames.Length == 0 ? [ParameterAttribute.AllParameterSets] : model.SetNames;
        foreach (var name in names)
        {
            var mask = model.SetNames.Length == 0 ? uint.MaxValue : model.MaskOf(name);
            var parameters = new List<CommandParameterInfo>();
            foreach (var parameter in model.Parameters)
            {
                if (parameter.EntryFor(mask) is { } entry)
                {
                    parameters.Add(new CommandParameterInfo(parameter, entry));
                }
            }

            result.Add(new CommandParameterSetInfo(name, name.Equals(model.DefaultSetName, StringComparison.OrdinalIgnoreCase), parameters));
        }

        return result;
    }

    private IEnumerable<CommandParameterInfo> InOrder()
    {
        var own = Parameters.Where(static parameter => !IsCommon(parameter.Name)).ToList();
        return own.Where(static parameter => parameter.Position != int.MinValue).OrderBy(static parameter => parameter.Position)
            .Concat(own.Where(static parameter => parameter.Position == int.MinValue && parameter.IsMandatory))
            .Concat(own.Where(static parameter => parameter.Position == int.MinValue && !parameter.IsMandatory));
    }

    private static bool IsCommon(string name) => Cmdlet.CommonParameters.Contains(name);

    private static void Append(StringBuilder text, CommandParameterInfo parameter)
    {
        var isSwitch = parameter.ParameterType == typeof(SwitchParameter);
        var name = parameter.Position != int.MinValue ? $"[-{parameter.Name}]" : $"-{parameter.Name}";
        var whole = isSwitch ? $"-{parameter.Name}" : $"{name} <{ParameterTypeText.Of(parameter.ParameterType, parameter.Attributes)}>";
        text.Append(parameter.IsMandatory ? whole : $"[{whole}]");
    }
}
