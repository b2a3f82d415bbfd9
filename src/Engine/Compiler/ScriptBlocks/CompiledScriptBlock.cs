using System.Collections.ObjectModel;
using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>The executable form of one <see cref="ScriptBlockAst"/>: made once, kept on the tree, shared by every script block and runspace.
/// Bodies are compiled when they run for the first time.</summary>
internal sealed partial class CompiledScriptBlock
{
    private readonly int _args;
    private readonly int _input;
    private readonly int _underscore;
    private readonly int _this;
    private readonly int _myInvocation;
    private readonly int _boundParameters;

    private CompiledScriptBlock(ScriptBlockAst ast)
    {
        Ast = ast;
        Map = VariableAnalysis.Run(ast);
        var parameters = ParametersOf(ast);
        Parameters = parameters.Count == 0 ? [] : new CompiledParameter[parameters.Count];
        for (var i = 0; i < Parameters.Length; i++)
        {
            Parameters[i] = new CompiledParameter(this, parameters[i], i, Map.IndexOf(parameters[i].Name.VariablePath.UnqualifiedPath));
        }

        _args = Map.IndexOf(SpecialVariables.Args);
        _input = Map.IndexOf(SpecialVariables.Input);
        _underscore = Map.IndexOf(SpecialVariables.Underscore);
        _this = Map.IndexOf(SpecialVariables.This);
        _myInvocation = Map.IndexOf(SpecialVariables.MyInvocation);
        _boundParameters = Map.IndexOf(SpecialVariables.BoundParameters);
        IsAdvanced = FindIsAdvanced(ast, parameters);
        HasPipelineBlocks = ast.BeginBlock is not null || ast.ProcessBlock is not null || ast.CleanBlock is not null
            || ast.DynamicParamBlock is not null;
    }

    public ScriptBlockAst Ast { get; }

    public VariableMap Map { get; }

    public CompiledParameter[] Parameters { get; }

    /// <summary>The block binds its arguments as a cmdlet does: it has CmdletBinding, or a parameter with a Parameter attribute.</summary>
    public bool IsAdvanced { get; }

    /// <summary>More than statements that run once: begin, process, clean or dynamicparam.</summary>
    public bool HasPipelineBlocks { get; }

    /// <summary>The typed parameter whose variable a slot is; null for other slots.</summary>
    public CompiledParameter? ConstraintOf(int slot)
    {
        foreach (var parameter in Parameters)
        {
            if (parameter.Slot == slot)
            {
                return parameter.IsTyped && !parameter.IsGuarded ? parameter : null;
            }
        }

        return null;
    }

    public bool IsFilter => Ast.Parent is FunctionDefinitionAst { IsFilter: true };

    public Guid Id { get; } = Guid.NewGuid();

    public string? File => string.IsNullOrEmpty(Ast.Extent.File) ? null : Ast.Extent.File;

    /// <summary>What stands between the braces.</summary>
    public string Text => field ??= BodyText(Ast);

    /// <summary>Attributes of the param block, made once.</summary>
    public IReadOnlyList<Attribute> Attributes => field ??= AttributeFactory.CreateAll(Ast.ParamBlock?.Attributes);

    /// <summary>The compiled form; whoever is first makes it.</summary>
    public static CompiledScriptBlock Of(ScriptBlockAst ast)
    {
        if (ast.Analysis is CompiledScriptBlock existing)
        {
            return existing;
        }

        var compiled = new CompiledScriptBlock(ast);
        ast.Analysis = compiled;
        return compiled;
    }

    /// <summary>The parameters of the param block, or those written after a function's name.</summary>
    public static ReadOnlyCollection<ParameterAst> ParametersOf(ScriptBlockAst ast)
        => ast.ParamBlock is { } block ? block.Parameters
            : ast.Parent is FunctionDefinitionAst { Parameters: { } parameters } ? parameters
            : ReadOnlyCollection<ParameterAst>.Empty;

    private static bool FindIsAdvanced(ScriptBlockAst ast, ReadOnlyCollection<ParameterAst> parameters)
    {
        if (ast.ParamBlock is { } block)
        {
            foreach (var attribute in block.Attributes)
            {
                if (AttributeFactory.IsNamed(attribute, "CmdletBinding"))
                {
                    return true;
                }
            }
        }

        foreach (var parameter in parameters)
        {
            foreach (var attribute in parameter.Attributes)
            {
                if (attribute is AttributeAst named && AttributeFactory.IsNamed(named, "Parameter"))
                {
                    return true;
                }
            }
        }

        return false;
    }

    private static string BodyText(ScriptBlockAst ast)
    {
        var text = ast.Extent.Text;
        if (text.Length >= 2 && text[0] == '{' && text[^1] == '}' && ast.Parent is not null)
        {
            text = text[1..^1];
        }

        return text;
    }
}
