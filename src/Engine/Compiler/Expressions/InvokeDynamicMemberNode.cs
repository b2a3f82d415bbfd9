namespace System.Management.Automation.Compiler;

/// <summary><c>target.$name(…)</c>: the name is computed, or is a script block or method object to call.</summary>
internal sealed class InvokeDynamicMemberNode(
    ExpressionNode target, ExpressionNode name, ExpressionNode[] arguments, bool isStatic, bool nullConditional) : ExpressionNode
{
    private volatile InvokeMemberNode? _last;

    public override object? Evaluate(Frame frame)
    {
        var member = LanguagePrimitives.ConvertTo<string>(name.Evaluate(frame));
        var node = _last;
        if (node is null || node.Name != member)
        {
            _last = node = new InvokeMemberNode(target, member, arguments, isStatic, nullConditional, null);
        }

        return node.Evaluate(frame);
    }
}
