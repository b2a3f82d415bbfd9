using System.Management.Automation.Language;
using System.Management.Automation.Runtime;
using System.Reflection;
using System.Reflection.Emit;

namespace System.Management.Automation.Compiler;

internal sealed partial class HotLoopCompiler
{
    private static readonly MethodInfo _poll = typeof(HotLoopSupport).GetMethod(nameof(HotLoopSupport.Poll))!;
    private static readonly MethodInfo _tryReport = typeof(HotLoopSupport).GetMethod(nameof(HotLoopSupport.TryReport))!;
    private static readonly MethodInfo _setPosition = typeof(HotLoopSupport).GetMethod(nameof(HotLoopSupport.SetPosition))!;
    private static readonly MethodInfo _loadConstant = typeof(HotLoopSupport).GetMethod(nameof(HotLoopSupport.LoadConstant))!;
    private static readonly MethodInfo _getElement = typeof(HotLoopSupport).GetMethod(nameof(HotLoopSupport.GetElement))!;
    private static readonly MethodInfo _setElement = typeof(HotLoopSupport).GetMethod(nameof(HotLoopSupport.SetElement))!;

    /// <summary>A place for a value: a variable of the loop by its number, or a temporary.</summary>
    private readonly record struct Place(int Variable, LocalBuilder? Temporary)
    {
        public static implicit operator Place(LocalBuilder temporary) => new(-1, temporary);
    }

    private bool Value(ExpressionNode node, Place target)
    {
        switch (node)
        {
            case ConstantNode constant:
                return ConstantValue(constant.Value, target);
            case ConstantVariableNode constant:
                return ConstantValue(constant.Value, target);
            case LocalVariableNode variable:
                Address(target);
                Address(Variable(variable));
                _il.Emit(OpCodes.Call, Method(nameof(Num.Copy)));
                return true;
            case AddNode or SubtractNode or MultiplyNode or DivideNode or RemainderNode:
                return Arithmetic((BinaryNode)node, target);
            case ComparisonNode or AndNode or OrNode or NotNode:
                return Truth(node, target);
            case IndexNode { IsNullConditional: false } index:
                return Element(index, target);
            default:
                return false;
        }
    }

    private bool ConstantValue(object? value, Place target)
    {
        Address(target);
        switch (value)
        {
            case int number:
                _il.Emit(OpCodes.Ldc_I4, number);
                _il.Emit(OpCodes.Call, Method(nameof(Num.SetInt)));
                return true;
            case double real:
                _il.Emit(OpCodes.Ldc_R8, real);
                _il.Emit(OpCodes.Call, Method(nameof(Num.SetReal)));
                return true;
            case bool truth:
                _il.Emit(truth ? OpCodes.Ldc_I4_1 : OpCodes.Ldc_I4_0);
                _il.Emit(OpCodes.Call, Method(nameof(Num.SetTruth)));
                return true;
            default:
                Constant(value);
                _il.Emit(OpCodes.Call, _loadConstant);
                return true;
        }
    }

    private bool Arithmetic(BinaryNode node, Place target)
    {
        var name = node switch
        {
            AddNode => nameof(Num.Add),
            SubtractNode => nameof(Num.Subtract),
            MultiplyNode => nameof(Num.Multiply),
            DivideNode => nameof(Num.Divide),
            _ => nameof(Num.Remainder),
        };
        if (!Operand(node.Left, out var left) || !Operand(node.Right, out var right))
        {
            return false;
        }

        Address(target);
        Address(left);
        Address(right);
        _il.Emit(OpCodes.Call, Method(name));
        Give(left);
        Give(right);
        return true;
    }

    /// <summary>A variable is used where it stands, anything else is calculated into a temporary.</summary>
    private bool Operand(ExpressionNode node, out Place place)
    {
        if (node is LocalVariableNode variable)
        {
            place = Variable(variable);
            return true;
        }

        var temporary = Take();
        place = temporary;
        return Value(node, temporary);
    }

    private bool Element(IndexNode node, Place target)
    {
        if (!Operand(node.Target, out var owner) || !Operand(node.Index, out var index))
        {
            return false;
        }

        Address(target);
        Address(owner);
        Address(index);
        _il.Emit(OpCodes.Ldarg_0);
        Constant(new GetIndexSite());
        _il.Emit(OpCodes.Call, _getElement);
        Give(owner);
        Give(index);
        return true;
    }

    private bool Truth(ExpressionNode node, Place target)
    {
        // A comparison with a collection on the left gives its elements: only a condition may take it for a truth value.
        if (node is ComparisonNode)
        {
            return false;
        }

        var isFalse = _il.DefineLabel();
        var end = _il.DefineLabel();
        if (!Condition(node, jumpIf: false, isFalse))
        {
            return false;
        }

        ConstantValue(true, target);
        _il.Emit(OpCodes.Br, end);
        _il.MarkLabel(isFalse);
        ConstantValue(false, target);
        _il.MarkLabel(end);
        return true;
    }

    /// <summary>Jumps to the label when the condition is as given, and else goes on.</summary>
    private bool Condition(ExpressionNode node, bool jumpIf, Label label)
    {
        switch (node)
        {
            case NotNode not:
                return Condition(not.Operand, !jumpIf, label);
            case AndNode and:
                return Both(and.Left, and.Right, jumpIf, label, shortcut: false);
            case OrNode or:
                return Both(or.Left, or.Right, jumpIf, label, shortcut: true);
            case ComparisonNode comparison:
                if (!Comparison(comparison))
                {
                    return false;
                }

                break;
            default:
                if (!Operand(node, out var value))
                {
                    return false;
                }

                Address(value);
                _il.Emit(OpCodes.Call, Method(nameof(Num.IsTrue)));
                Give(value);
                break;
        }

        _il.Emit(jumpIf ? OpCodes.Brtrue : OpCodes.Brfalse, label);
        return true;
    }

    /// <param name="left">Evaluated first.</param>
    /// <param name="right">Evaluated unless the left side decides.</param>
    /// <param name="jumpIf">The value to jump for.</param>
    /// <param name="label">Where to.</param>
    /// <param name="shortcut">The value of the left side that decides: false for and, true for or.</param>
    private bool Both(ExpressionNode left, ExpressionNode right, bool jumpIf, Label label, bool shortcut)
    {
        if (jumpIf == shortcut)
        {
            return Condition(left, jumpIf, label) && Condition(right, jumpIf, label);
        }

        var end = _il.DefineLabel();
        if (!Condition(left, shortcut, end) || !Condition(right, jumpIf, label))
        {
            return false;
        }

        _il.MarkLabel(end);
        return true;
    }

    private bool Comparison(ComparisonNode node)
    {
        if (!Operand(node.Left, out var left) || !Operand(node.Right, out var right))
        {
            return false;
        }

        Address(left);
        Address(right);
        _il.Emit(node.IgnoreCase ? OpCodes.Ldc_I4_1 : OpCodes.Ldc_I4_0);
        _il.Emit(OpCodes.Call, Method(node.Comparison switch
        {
            ComparisonOperator.Equal => nameof(Num.IsEqual),
            ComparisonOperator.NotEqual => nameof(Num.IsNotEqual),
            ComparisonOperator.Less => nameof(Num.IsLess),
            ComparisonOperator.LessOrEqual => nameof(Num.IsLessOrEqual),
            ComparisonOperator.Greater => nameof(Num.IsGreater),
            _ => nameof(Num.IsGreaterOrEqual),
        }));
        Give(left);
        Give(right);
        return true;
    }

    private static MethodInfo Method(string name) => typeof(Num).GetMethod(name, BindingFlags.Static | BindingFlags.Public)!;

    private Place Variable(LocalVariableNode variable)
    {
        var number = _slots.IndexOf(variable.Slot);
        if (number < 0)
        {
            number = _slots.Count;
            _slots.Add(variable.Slot);
        }

        return new Place(number, null);
    }

    private void Address(Place place)
    {
        if (place.Temporary is { } temporary)
        {
            _il.Emit(OpCodes.Ldloca, temporary);
            return;
        }

        _il.Emit(OpCodes.Ldarg_1);
        _il.Emit(OpCodes.Ldc_I4, place.Variable);
        _il.Emit(OpCodes.Ldelema, typeof(Num));
    }

    private void Position(IScriptExtent? extent)
    {
        if (extent is null)
        {
            return;
        }

        _il.Emit(OpCodes.Ldarg_0);
        Constant(extent);
        _il.Emit(OpCodes.Call, _setPosition);
    }

    /// <summary>Pushes the table of constants and the number of this one in it.</summary>
    private void Constant(object? value)
    {
        _il.Emit(OpCodes.Ldarg_2);
        _il.Emit(OpCodes.Ldc_I4, _constants.Count);
        _constants.Add(value);
    }

    private LocalBuilder Take() => _free.Count > 0 ? _free.Pop() : _il.DeclareLocal(typeof(Num));

    private void Give(Place place)
    {
        if (place.Temporary is { } temporary)
        {
            _free.Push(temporary);
        }
    }
}
