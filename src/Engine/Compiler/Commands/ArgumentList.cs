using System.Collections;
using System.Management.Automation.Internal;
using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>Evaluates the arguments of a command line.</summary>
internal static class ArgumentList
{
    public static CommandArgument[] Evaluate(Frame frame, ArgumentNode[] nodes)
    {
        if (nodes.Length == 0)
        {
            return [];
        }

        var isSplatted = false;
        foreach (var node in nodes)
        {
            isSplatted |= node.IsSplatted;
        }

        if (isSplatted)
        {
            return EvaluateSplatted(frame, nodes);
        }

        var arguments = new CommandArgument[nodes.Length];
        for (var i = 0; i < nodes.Length; i++)
        {
            arguments[i] = Evaluate(frame, nodes[i]);
        }

        return arguments;
    }

    private static CommandArgument Evaluate(Frame frame, ArgumentNode node)
        => node.Value is null
            ? CommandArgument.NameOnly(node.Name!, node.Extent)
            : new CommandArgument(node.Name, node.Value.Evaluate(frame), true, node.Extent);

    private static CommandArgument[] EvaluateSplatted(Frame frame, ArgumentNode[] nodes)
    {
        var arguments = new List<CommandArgument>(nodes.Length + 4);
        foreach (var node in nodes)
        {
            if (node.IsSplatted)
            {
                Splat(arguments, node.Value!.Evaluate(frame), node.Extent);
            }
            else
            {
                arguments.Add(Evaluate(frame, node));
            }
        }

        DropOverridden(arguments, nodes);
        return [.. arguments];
    }

    /// <summary>A parameter that is written out beats the same one out of a splatted table.</summary>
    private static void DropOverridden(List<CommandArgument> arguments, ArgumentNode[] nodes)
    {
        foreach (var node in nodes)
        {
            if (node.Name is { } name && !node.IsSplatted)
            {
                arguments.RemoveAll(argument => argument.FromSplatting && SpecialVariables.Is(argument.Name!, name));
            }
        }
    }

    private static void Splat(List<CommandArgument> arguments, object? value, IScriptExtent extent)
    {
        var bare = value is PSObject wrapper ? wrapper.BaseObject : value;
        switch (bare)
        {
            case null:
                arguments.Add(CommandArgument.Positional(null, extent));
                return;
            case IDictionary dictionary:
                foreach (DictionaryEntry entry in dictionary)
                {
                    arguments.Add(new CommandArgument(LanguagePrimitives.ConvertTo<string>(entry.Key), entry.Value, true, extent, FromSplatting: true));
                }

                return;
            case IEnumerable elements:
                foreach (var element in elements)
                {
                    arguments.Add(Element(element, extent));
                }

                return;
            default:
                arguments.Add(CommandArgument.Positional(value, extent));
                return;
        }
    }

    /// <summary>Something that was a parameter when it came into <c>$args</c> is one again.</summary>
    private static CommandArgument Element(object? element, IScriptExtent extent)
        => element is PSObject marked && !ReferenceEquals(element, AutomationNull.Value)
            && marked.Properties[SpecialVariables.ParameterNameMark]?.Value is string name
            ? new CommandArgument(name, null, false, extent)
            : CommandArgument.Positional(element, extent);
}
