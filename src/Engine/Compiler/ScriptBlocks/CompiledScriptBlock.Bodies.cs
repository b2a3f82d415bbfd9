using System.Management.Automation.Internal;
using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

internal sealed partial class CompiledScriptBlock
{
    private BlockNode? _begin;
    private BlockNode? _process;
    private BlockNode? _end;
    private BlockNode? _clean;
    private BlockNode? _dynamicParam;

    public BlockNode? Begin => _begin ?? Compile(ref _begin, Ast.BeginBlock);

    public BlockNode? Process => _process ?? Compile(ref _process, Ast.ProcessBlock);

    /// <summary>The end block; for a block without named blocks, everything.</summary>
    public BlockNode? End => _end ?? Compile(ref _end, Ast.EndBlock);

    public BlockNode? Clean => _clean ?? Compile(ref _clean, Ast.CleanBlock);

    public BlockNode? DynamicParam => _dynamicParam ?? Compile(ref _dynamicParam, Ast.DynamicParamBlock);

    /// <summary>Gives the automatic variables that the block mentions their values; others are made when somebody looks for them.</summary>
    public void InitializeAutomaticVariables(Frame frame)
    {
        if (_args >= 0)
        {
            frame.Slots[_args] = frame.Arguments;
        }

        if (_input >= 0)
        {
            frame.Slots[_input] = frame.GetInput();
        }

        if (!frame.IsRepeated)
        {
            if (_myInvocation >= 0)
            {
                frame.Slots[_myInvocation] = frame.MyInvocation;
            }

            if (_boundParameters >= 0)
            {
                frame.Slots[_boundParameters] = frame.GetBoundParameters();
            }
        }
    }

    public void SetInput(Frame frame)
    {
        if (_input >= 0)
        {
            frame.Slots[_input] = frame.GetInput();
        }
    }

    public void SetUnderscore(Frame frame, object? value) => SetAutomatic(frame, _underscore, SpecialVariables.Underscore, value);

    public void SetThis(Frame frame, object? value) => SetAutomatic(frame, _this, SpecialVariables.This, value);

    private static void SetAutomatic(Frame frame, int slot, string name, object? value)
    {
        value = ReferenceEquals(value, AutomationNull.Value) ? null : value;
        if (slot < 0)
        {
            frame.Scope.SetLocal(name, value);
        }
        else if (frame.Slots[slot] is VariableRef reference)
        {
            VariableAccess.Write(frame, slot, name, reference, value);
        }
        else
        {
            frame.Slots[slot] = value;
        }
    }

    private BlockNode? Compile(ref BlockNode? target, NamedBlockAst? block)
        => block is null ? null : target = new NodeFactory(this).Block(block.Extent, block.Statements, block.Traps);
}
