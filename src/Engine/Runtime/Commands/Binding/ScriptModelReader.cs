using System.Management.Automation.Compiler;
using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

/// <summary>Makes the binder's model of a script block's parameters.</summary>
internal static class ScriptModelReader
{
    public static ParameterModel Read(CompiledScriptBlock block)
    {
        var binding = block.Attributes.OfType<CmdletBindingAttribute>().FirstOrDefault();
        var declaration = CommandDeclaration.From(binding);
        var parameters = new List<BindableParameter>(block.Parameters.Length);
        foreach (var parameter in block.Parameters)
        {
            parameters.Add(Make(parameter));
        }

        AssignPositions(parameters, declaration.PositionalBinding);
        return new ParameterModel(block.IsAdvanced ? parameters.Concat(CommonParameterTable.For(declaration)) : parameters, declaration, !block.IsAdvanced)
        {
            HasDynamicParameters = block.Ast.DynamicParamBlock is not null,
        };
    }

    private static BindableParameter Make(CompiledParameter parameter)
    {
        var attributes = new List<Attribute>(AttributeFactory.CreateAll(parameter.Ast.Attributes.OfType<AttributeAst>()));
        var type = parameter.Ast.StaticType ?? typeof(object);
        var isUntyped = !parameter.Ast.Attributes.OfType<TypeConstraintAst>().Any();
        var sets = attributes.OfType<ParameterAttribute>().Select(ParameterSetEntry.From).ToArray();
        return new BindableParameter(parameter.Name, type, [.. attributes], sets.Length == 0 ? [ParameterSetEntry.ForAllSets()] : sets)
        {
            IsScript = true,
            IsUntyped = isUntyped,
            Slot = parameter.Slot,
        };
    }

    /// <summary>Unless somebody gave positions, parameters are positional in the order in which they are written, switches apart.</summary>
    private static void AssignPositions(List<BindableParameter> parameters, bool positionalBinding)
    {
        if (!positionalBinding)
        {
            return;
        }

        foreach (var parameter in parameters)
        {
            foreach (var entry in parameter.Sets)
            {
                if (entry.Position != ParameterSetEntry.NoPosition || !entry.IsForAllSets)
                {
                    return;
                }
            }
        }

        var position = 0;
        foreach (var parameter in parameters)
        {
            if (parameter.IsSwitch)
            {
                continue;
            }

            foreach (var entry in parameter.Sets)
            {
                if (!entry.FromRemainingArguments)
                {
                    entry.Position = position;
                }
            }

            position++;
        }
    }
}
