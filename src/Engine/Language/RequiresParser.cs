using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Language;

/// <summary>Reads <c>#requires</c> comments: what they say is written like the arguments of a command.</summary>
internal sealed class RequiresParser
{
    private readonly ScriptRequirements _result = new();
    private readonly ErrorList _errors;
    private readonly List<ModuleSpecification> _modules = [];
    private readonly List<string> _assemblies = [];
    private readonly List<string> _editions = [];

    private RequiresParser(ErrorList errors) => _errors = errors;

    /// <param name="comments">The comments, in order.</param>
    /// <param name="errors">Where problems are reported.</param>
    /// <param name="readCommand">Reads a comment, behind its first word, as the elements of a command.</param>
    public static ScriptRequirements Parse(
        List<Token> comments, ErrorList errors, Func<Token, IReadOnlyList<CommandElementAst>> readCommand)
    {
        var parser = new RequiresParser(errors);
        foreach (var comment in comments)
        {
            parser.Read(readCommand(comment));
        }

        parser._result.RequiredModules = parser._modules.AsReadOnly();
        parser._result.RequiredAssemblies = parser._assemblies.AsReadOnly();
        parser._result.RequiredPSEditions = parser._editions.AsReadOnly();
        return parser._result;
    }

    private void Read(IReadOnlyList<CommandElementAst> elements)
    {
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        for (var i = 0; i < elements.Count; i++)
        {
            if (elements[i] is not CommandParameterAst parameter)
            {
                Error(elements[i], ParserStrings.ScriptRequiresInvalidFormat);
                return;
            }

            var argument = parameter.Argument;
            if (argument is null && i + 1 < elements.Count && elements[i + 1] is ExpressionAst next)
            {
                argument = next;
                i++;
            }

            Apply(parameter, argument, seen);
        }
    }

    private void Apply(CommandParameterAst parameter, ExpressionAst? argument, HashSet<string> seen)
    {
        var name = parameter.ParameterName;
        if ("runasadministrator".StartsWith(name, StringComparison.OrdinalIgnoreCase))
        {
            _result.IsElevationRequired = true;
            if (argument is not null)
            {
                Error(parameter, ParserStrings.ParameterCannotHaveArgument, name);
            }

            return;
        }

        if (argument is null)
        {
            Error(parameter, ParserStrings.ParameterRequiresArgument, name);
            return;
        }

        if (!IsConstant(argument))
        {
            Error(argument, ParserStrings.RequiresArgumentMustBeConstant);
            return;
        }

        switch (Array.Find(Names, known => known.StartsWith(name, StringComparison.OrdinalIgnoreCase)))
        {
            case "version":
                ApplyVersion(parameter, argument, seen);
                break;
            case "psedition":
                ApplyEdition(parameter, argument, seen);
                break;
            case "modules":
                foreach (var item in Items(argument))
                {
                    ApplyModule(item);
                }

                break;
            case "assembly":
                foreach (var item in Items(argument))
                {
                    _assemblies.Add(Text(item));
                }

                break;
            case "shellid":
                _result.RequiredApplicationId = Text(argument);
                break;
            default:
                Error(parameter, ParserStrings.ScriptRequiresInvalidFormat);
                break;
        }
    }

    private static readonly string[] Names = ["shellid", "version", "psedition", "modules", "assembly"];

    private void ApplyVersion(CommandParameterAst parameter, ExpressionAst argument, HashSet<string> seen)
    {
        if (!seen.Add("version"))
        {
            Error(parameter, ParserStrings.ParameterAlreadyBound, "version");
            return;
        }

        var text = Text(argument);
        if (Version.TryParse(text.Contains('.', StringComparison.Ordinal) ? text : text + ".0", out var version))
        {
            _result.RequiredPSVersion = version;
        }
        else
        {
            Error(argument, ParserStrings.RequiresVersionInvalid);
        }
    }

    private void ApplyEdition(CommandParameterAst parameter, ExpressionAst argument, HashSet<string> seen)
    {
        if (!seen.Add("psedition"))
        {
            Error(parameter, ParserStrings.ParameterAlreadyBound, "psedition");
            return;
        }

        foreach (var item in Items(argument))
        {
            var edition = Text(item);
            if (edition.Equals("Core", StringComparison.OrdinalIgnoreCase) || edition.Equals("Desktop", StringComparison.OrdinalIgnoreCase))
            {
                _editions.Add(edition);
            }
            else
            {
                Error(item, ParserStrings.RequiresPSEditionInvalid, "psedition");
            }
        }
    }

    private void ApplyModule(ExpressionAst item)
    {
        if (item is not HashtableAst literal)
        {
            _modules.Add(new ModuleSpecification(Text(item)));
            return;
        }

        if (ModuleRequirement.FromHashtable(literal, out var problem) is { } specification)
        {
            _modules.Add(specification);
            return;
        }

        Error(
            item,
            ParserStrings.RequiresModuleInvalid,
            "Cannot convert value \"System.Collections.Hashtable\" to type \"Microsoft.PowerShell.Commands.ModuleSpecification\". "
            + $"Error: \"{problem}\"");
    }

    private static IEnumerable<ExpressionAst> Items(ExpressionAst argument) =>
        argument is ArrayLiteralAst list ? list.Elements : [argument];

    private static bool IsConstant(ExpressionAst argument) => argument switch
    {
        HashtableAst => true,
        ArrayLiteralAst list => list.Elements.All(IsConstant),
        _ => argument is ConstantExpressionAst,
    };

    /// <summary>The argument as it was written: 7.10 is not the number 7.1.</summary>
    private static string Text(ExpressionAst argument) =>
        argument is StringConstantExpressionAst text ? text.Value : argument.Extent.Text;

    private void Error(Ast ast, ParserString message, params ReadOnlySpan<object?> args) =>
        _errors.Report(ast.Extent, message, incomplete: false, args);
}
