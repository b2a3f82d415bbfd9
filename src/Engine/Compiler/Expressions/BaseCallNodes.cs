using System.Management.Automation.Internal;
using System.Management.Automation.Language;
using System.Management.Automation.Runtime;
using System.Reflection;

namespace System.Management.Automation.Compiler;

/// <summary><c>: base(…)</c>: the first statement of a constructor's body, because its arguments are script.</summary>
internal sealed class BaseConstructorNode(TypeDefinitionAst definition, ExpressionNode self, ExpressionNode[] arguments, CallConstraints? constraints) : ExpressionNode
{
    public override object? Evaluate(Frame frame)
    {
        var values = Array.ConvertAll(arguments, argument => argument.Evaluate(frame));
        var call = MethodGroup.ForConstructors(definition.Type!.BaseType!).Resolve(values, constraints?.Resolve());
        NonVirtualCall.Of(call.Method).Invoke(self.Evaluate(frame), call.Bind(values));
        return AutomationNull.Value;
    }
}

/// <summary><c>([Base]$this).Method(…)</c> inside a class: the base class's own method, whatever overrides it.</summary>
internal sealed class BaseMethodNode(
    TypeReference type, ExpressionNode self, string name, ExpressionNode[] arguments, CallConstraints? constraints, InvokeMemberNode otherwise) : ExpressionNode
{
    public override object? Evaluate(Frame frame)
    {
        var target = self.Evaluate(frame);
        var owner = type.Resolve();
        if (target is null || owner.IsInterface || !owner.IsInstanceOfType(target) || TypeMembers.OfInstances(owner).FindMethod(name) is not { } group)
        {
            return otherwise.Evaluate(frame);
        }

        var values = Array.ConvertAll(arguments, argument => argument.Evaluate(frame));
        var call = group.Resolve(values, constraints?.Resolve());
        if (call.Method is not MethodInfo { IsAbstract: false } method)
        {
            return otherwise.Evaluate(frame);
        }

        var result = NonVirtualCall.Of(method).Invoke(target, call.Bind(values));
        return method.ReturnType == typeof(void) ? AutomationNull.Value : result;
    }
}
