using System.Management.Automation.Compiler;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>A script block that a command calls for one object after another in the scope of its caller (ForEach-Object, Where-Object).
/// Dispose it to give the caller's <c>$_</c> back.</summary>
internal sealed class RepeatedInvocation : IDisposable
{
    private readonly ScriptBlock _block;
    private readonly ExecutionContext _context;
    private readonly Frame _frame;
    private readonly BlockNode? _body;
    private readonly object?[]? _slots;
    private readonly int _index;
    private readonly PSVariable? _variable;
    private readonly bool _isOwner;
    private readonly bool _isGeneral;

    public RepeatedInvocation(ScriptBlock block, ExecutionContext context, OutputSink output, StreamSet streams)
    {
        _block = block;
        _context = context;
        var code = block.Code;
        var state = block.SessionState ?? context.CurrentState;
        var scope = state.CurrentScope;
        _frame = new Frame(context, code, scope, ownsScope: false, output, streams) { IsRepeated = true };
        _isGeneral = code.HasPipelineBlocks || code.Parameters.Length > 0;
        _body = _isGeneral ? null : code.End;
        code.InitializeAutomaticVariables(_frame);
        if (!scope.TryFindLocal(SpecialVariables.Underscore, out var location))
        {
            _isOwner = true;
            scope.SetLocal(SpecialVariables.Underscore, null);
            scope.TryFindLocal(SpecialVariables.Underscore, out location);
        }

        _slots = location.Slots;
        _index = location.Index;
        _variable = location.Variable;
    }

    /// <summary>Runs the block with <c>$_</c> set; its output goes to the sink.</summary>
    public void Invoke(object? underscore)
    {
        var outer = Underscore;
        SetUnderscore(underscore);
        try
        {
            if (_isGeneral)
            {
                ScriptBlockInvoker.Invoke(_block, _context, _frame.Output, _frame.Streams,
                    new ScriptBlockCall { UseLocalScope = false, Underscore = underscore });
            }
            else if (_body is not null)
            {
                ScriptBlockInvoker.Run(_frame, _body);
            }
        }
        finally
        {
            // What the block wrote may have run other blocks in this scope: each leaves things as it found them.
            SetUnderscore(outer);
        }
    }

    /// <summary>Runs the block with <c>$_</c> set; its output, as a condition.</summary>
    public bool Test(object? underscore)
    {
        if (_body is { AsCondition: { } condition })
        {
            var outer = Underscore;
            SetUnderscore(underscore);
            try
            {
                return ScriptBlockInvoker.RunBlock(_frame, condition) == Completion.Normal;
            }
            finally
            {
                SetUnderscore(outer);
            }
        }

        var output = _frame.Output;
        var sink = new ListSink();
        _frame.Output = sink;
        try
        {
            Invoke(underscore);
        }
        finally
        {
            _frame.Output = output;
        }

        return LanguagePrimitives.IsTrue(sink.ToResult());
    }

    public void Dispose()
    {
        if (_isOwner)
        {
            _frame.Scope.RemoveLocal(SpecialVariables.Underscore);
        }
    }

    private object? Underscore => _slots is { } slots && slots[_index] is not VariableRef ? slots[_index]
        : _variable is { IsRemoved: false } ? _variable.Value
        : _frame.Scope.TryFindLocal(SpecialVariables.Underscore, out var location) ? location.Value : null;

    private void SetUnderscore(object? value)
    {
        value = ReferenceEquals(value, AutomationNull.Value) ? null : value;
        if (_slots is { } slots && slots[_index] is not VariableRef)
        {
            slots[_index] = value;
        }
        else if (_variable is { IsRemoved: false })
        {
            _variable.Value = value;
        }
        else
        {
            _frame.Scope.SetLocal(SpecialVariables.Underscore, value);
        }
    }
}
