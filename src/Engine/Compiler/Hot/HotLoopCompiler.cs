using System.Management.Automation.Runtime;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Compiler;

/// <summary>Emits a <see cref="HotLoop"/>. Gives up at the first node that it does not know.</summary>
internal sealed partial class HotLoopCompiler
{
    private readonly ILGenerator _il;
    private readonly List<int> _slots = [];
    private readonly List<object?> _constants = [];
    private readonly Stack<LocalBuilder> _free = new();
    private readonly Stack<(Label Break, Label Continue)> _loops = new();

    private HotLoopCompiler(ILGenerator il) => _il = il;

    /// <summary>The code, or null for a loop that does more than calculate.</summary>
    public static HotLoop? TryCompile(WhileNode loop)
    {
        if (!RuntimeFeature.IsDynamicCodeCompiled)
        {
            return null;
        }

        var method = new DynamicMethod(
            "loop", null, [typeof(Frame), typeof(Num[]), typeof(object[]), typeof(int)], typeof(HotLoopCompiler).Module, skipVisibility: true);
        var compiler = new HotLoopCompiler(method.GetILGenerator());
        if (!compiler.Loop(loop, startsAtTest: true))
        {
            return null;
        }

        compiler._il.Emit(OpCodes.Ret);
        var body = method.CreateDelegate<HotLoopBody>();
        return new HotLoop(body, [.. compiler._slots], [.. compiler._constants]);
    }

    private bool Loop(WhileNode loop, bool startsAtTest)
    {
        var test = _il.DefineLabel();
        var next = _il.DefineLabel();
        var end = _il.DefineLabel();
        var body = _il.DefineLabel();
        if (loop.IsPostTest && !startsAtTest)
        {
            _il.Emit(OpCodes.Br, body);
        }

        _il.MarkLabel(test);
        if (loop.Condition is { } condition)
        {
            Position(loop.ConditionExtent);
            if (!Condition(condition, loop.IsUntil, end))
            {
                return false;
            }
        }

        _il.MarkLabel(body);
        _loops.Push((end, next));
        if (!Block(loop.Body))
        {
            return false;
        }

        _loops.Pop();
        _il.MarkLabel(next);
        if (loop.Step is { } step)
        {
            Position(step.Extent);
            if (!Simple(step))
            {
                return false;
            }
        }

        _il.Emit(OpCodes.Ldarg_0);
        _il.Emit(OpCodes.Call, _poll);
        _il.Emit(OpCodes.Br, test);
        _il.MarkLabel(end);
        return true;
    }

    private bool Block(BlockNode block)
    {
        if (block.HasTraps)
        {
            return false;
        }

        foreach (var statement in block.Statements)
        {
            if (!Guarded(statement))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>A statement whose errors do not keep the ones behind it from running.</summary>
    private bool Guarded(StatementNode statement)
    {
        if (statement is LoopExitNode { HasLabel: false } exit)
        {
            if (_loops.Count == 0)
            {
                return false;
            }

            _il.Emit(OpCodes.Leave, exit.IsBreak ? _loops.Peek().Break : _loops.Peek().Continue);
            return true;
        }

        Position(statement.Extent);
        _il.BeginExceptionBlock();
        if (!Statement(statement))
        {
            return false;
        }

        var handled = _il.DefineLabel();
        _il.BeginCatchBlock(typeof(Exception));
        _il.Emit(OpCodes.Ldarg_0);
        _il.Emit(OpCodes.Ldarg_3);
        _il.Emit(OpCodes.Call, _tryReport);
        _il.Emit(OpCodes.Brtrue, handled);
        _il.Emit(OpCodes.Rethrow);
        _il.MarkLabel(handled);
        _il.EndExceptionBlock();
        return true;
    }

    private bool Statement(StatementNode statement) => statement switch
    {
        IfNode conditional => If(conditional),
        WhileNode loop => Loop(loop, startsAtTest: false),
        ForNode loop => Simple(loop.Initializer) && Loop(loop.Loop, startsAtTest: false),
        _ => Simple(statement),
    };

    private bool If(IfNode node)
    {
        var end = _il.DefineLabel();
        foreach (var (condition, extent, body) in node.Clauses)
        {
            var otherwise = _il.DefineLabel();
            Position(extent);
            if (!Condition(condition, jumpIf: false, otherwise) || !Block(body))
            {
                return false;
            }

            _il.Emit(OpCodes.Br, end);
            _il.MarkLabel(otherwise);
        }

        if (node.Otherwise is { } last && !Block(last))
        {
            return false;
        }

        _il.MarkLabel(end);
        return true;
    }

    private bool Simple(StatementNode statement) => statement is EffectStatementNode { Expression: var expression } && Effect(expression);

    private bool Effect(ExpressionNode expression)
    {
        switch (expression)
        {
            case AssignmentNode { Target: LocalVariableNode { Constraint: null } variable } assignment:
                return Value(assignment.Value, Variable(variable));
            case AssignmentNode { Target: IndexNode index } assignment:
                return SetElement(index, assignment.Value);
            case AddToLocalNode { Variable: { Constraint: null } variable } add:
                return Update(variable, add.Right, nameof(Num.Add));
            case UpdateNode { Target: LocalVariableNode { Constraint: null } variable, Operation: CompoundOperation { Name: { } name } compound }:
                return Update(variable, compound.Right, name);
            case StepLocalNode { Variable.Constraint: null } step:
                Address(Variable(step.Variable));
                _il.Emit(OpCodes.Call, Method(step.Operation.IsIncrement ? nameof(Num.Increment) : nameof(Num.Decrement)));
                return true;
            default:
                return false;
        }
    }

    private bool Update(LocalVariableNode variable, ExpressionNode right, string operation)
    {
        var place = Variable(variable);
        var value = Take();
        if (!Value(right, value))
        {
            return false;
        }

        Address(place);
        Address(place);
        Address(value);
        _il.Emit(OpCodes.Call, Method(operation));
        Give(value);
        return true;
    }

    private bool SetElement(IndexNode target, ExpressionNode source)
    {
        // The value is evaluated before the place, as assignments do.
        var (value, owner, index) = (Take(), Take(), Take());
        if (!Value(source, value) || !Value(target.Target, owner) || !Value(target.Index, index))
        {
            return false;
        }

        Address(owner);
        Address(index);
        Address(value);
        _il.Emit(OpCodes.Ldarg_0);
        Constant(new SetIndexSite());
        _il.Emit(OpCodes.Call, _setElement);
        Give(value);
        Give(owner);
        Give(index);
        return true;
    }
}
