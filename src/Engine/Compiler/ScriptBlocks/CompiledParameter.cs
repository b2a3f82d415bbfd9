using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary>One parameter of a script block, as its author declared it.</summary>
internal sealed partial class CompiledParameter
{
    public CompiledParameter(ParameterAst ast, int position, int slot)
    {
        Ast = ast;
        Name = ast.Name.VariablePath.UnqualifiedPath;
        Position = position;
        Slot = slot;
    }

    public ParameterAst Ast { get; }

    public string Name { get; }

    /// <summary>Rank among the block's parameters, from 0.</summary>
    public int Position { get; }

    /// <summary>Slot of the parameter's variable in the block's map.</summary>
    public int Slot { get; }

    public bool HasDefault => Ast.DefaultValue is not null;
}
