using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary>Turns the syntax tree of one script block into nodes.</summary>
internal sealed partial class NodeFactory(CompiledScriptBlock block)
{
    private readonly CompiledScriptBlock _block = block;

    /// <summary>The value of an expression that needs no session: constants, types, enum members, arrays of those.</summary>
    public static object? EvaluateConstant(ExpressionAst expression)
        => expression is ConstantExpressionAst constant ? constant.Value : ConstantEvaluation.Run(expression);

    /// <summary>The slot of a name that the language itself sets; -1 if the block does not mention it.</summary>
    private int SlotOf(string name) => _block.Map.IndexOf(name);

    private int UnderscoreSlot => SlotOf(SpecialVariables.Underscore);
}
