using System.Collections;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Compiler;

internal sealed partial class Frame
{
    /// <summary>How the block is called in a script stack trace.</summary>
    public string FunctionName => Command is FunctionInfo function ? function.Name : Block.Ast.Parent is Language.FunctionDefinitionAst definition ? definition.Name : "<ScriptBlock>";

    /// <summary>Which parameters got an argument, by position, when a call site bound them straight into slots.</summary>
    public ulong BoundMask { get; set; }

    /// <summary><c>$input</c>: an enumerator over what came in.</summary>
    public object GetInput()
        => Input switch
        {
            null => new ArrayList().GetEnumerator(),
            IEnumerator enumerator => enumerator,
            var input when ReferenceEquals(input, AutomationNull.Value) => new ArrayList().GetEnumerator(),
            ArrayList list => list.GetEnumerator(),
            ICollection list => new ArrayList(list).GetEnumerator(),
            var single => new ArrayList { single }.GetEnumerator(),
        };

    public Dictionary<string, object?> GetBoundParameters()
    {
        if (BoundParameters is { } known)
        {
            return known;
        }

        var bound = new PSBoundParametersDictionary();
        for (var i = 0; i < Block.Parameters.Length && i < 64; i++)
        {
            if ((BoundMask & (1UL << i)) != 0)
            {
                var parameter = Block.Parameters[i];
                bound[parameter.Name] = Scope.TryGetValue(parameter.Name, out var value) ? value : null;
            }
        }

        return BoundParameters = bound;
    }

    private InvocationInfo MakeInvocationInfo()
    {
        var info = InvocationInfo.Create(Command ?? new ScriptInfo(string.Empty, new ScriptBlock(Block, Scope.SessionState)), CallPosition ?? Block.Ast.Extent);
        return info;
    }
}
