using System.Collections;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>-match</c> and <c>-notmatch</c>: a scalar that matches sets <c>$Matches</c>.</summary>
internal sealed class MatchNode(bool negate, bool ignoreCase, int matchesSlot, ExpressionNode left, ExpressionNode right) : BinaryNode(left, right)
{
    public override object? Evaluate(Frame frame)
    {
        var leftValue = Left.Evaluate(frame);
        var rightValue = Right.Evaluate(frame);
        Hashtable? matches;
        var result = negate
            ? Operators.NotMatch(leftValue, rightValue, ignoreCase, out matches)
            : Operators.Match(leftValue, rightValue, ignoreCase, out matches);
        if (matches is not null)
        {
            SetMatches(frame, matchesSlot, matches);
        }

        return result;
    }

    public static void SetMatches(Frame frame, int slot, Hashtable matches)
    {
        if (slot < 0)
        {
            frame.Scope.SetLocal(SpecialVariables.Matches, matches);
        }
        else if (frame.Slots[slot] is VariableRef reference)
        {
            VariableAccess.Write(frame, slot, SpecialVariables.Matches, reference, matches);
        }
        else
        {
            frame.Slots[slot] = matches;
        }
    }
}
