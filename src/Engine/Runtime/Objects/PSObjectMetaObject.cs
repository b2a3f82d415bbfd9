using System.Dynamic;
using System.Linq.Expressions;

namespace System.Management.Automation.Runtime;

/// <summary>Lets C#'s <c>dynamic</c> see the members of a PSObject.</summary>
internal sealed class PSObjectMetaObject(Expression expression, PSObject value)
    : DynamicMetaObject(expression, BindingRestrictions.Empty, value)
{
    private BindingRestrictions TypeRestriction => BindingRestrictions.GetTypeRestriction(Expression, LimitType);

    private Expression Self => Expression.Convert(Expression, typeof(PSObject));

    public override DynamicMetaObject BindGetMember(GetMemberBinder binder) => new(
        Expression.Call(((Func<PSObject, string, object?>)Get).Method, Self, Expression.Constant(binder.Name)), TypeRestriction);

    public override DynamicMetaObject BindSetMember(SetMemberBinder binder, DynamicMetaObject value) => new(
        Expression.Call(((Func<PSObject, string, object?, object?>)Set).Method, Self, Expression.Constant(binder.Name),
            Expression.Convert(value.Expression, typeof(object))),
        TypeRestriction);

    public override DynamicMetaObject BindInvokeMember(InvokeMemberBinder binder, DynamicMetaObject[] args) => new(
        Expression.Call(((Func<PSObject, string, object?[], object?>)Invoke).Method, Self, Expression.Constant(binder.Name),
            Expression.NewArrayInit(typeof(object), Array.ConvertAll(args, static a => Expression.Convert(a.Expression, typeof(object))))),
        TypeRestriction);

    public override IEnumerable<string> GetDynamicMemberNames()
    {
        foreach (var member in ((PSObject)Value!).Members)
        {
            yield return member.Name;
        }
    }

    private static object? Get(PSObject target, string name) => target.Members[name]?.Value;

    private static object? Set(PSObject target, string name, object? value)
    {
        if (target.Properties[name] is { } property)
        {
            property.Value = value;
        }
        else
        {
            target.SetNote(name, value);
        }

        return value;
    }

    private static object? Invoke(PSObject target, string name, object?[] arguments)
        => target.Methods[name] is { } method ? method.Invoke(arguments) : throw OperatorError.MethodNotFound(target.BaseObject.GetType(), name);
}
