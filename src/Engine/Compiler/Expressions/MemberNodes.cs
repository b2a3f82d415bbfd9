using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>target.Name</c>.</summary>
internal sealed class MemberNode(ExpressionNode target, string name, bool nullConditional) : AssignableNode
{
    private readonly GetMemberSite _get = new(name);
    private readonly SetMemberSite _set = new(name);

    public ExpressionNode Target { get; } = target;

    public string Name { get; } = name;

    public override object? Evaluate(Frame frame)
    {
        var value = Target.Evaluate(frame);
        return nullConditional && CoalesceNode.IsNull(value) ? null : _get.Get(value, frame.Context);
    }

    public override void Assign(Frame frame, object? value) => _set.Set(Target.Evaluate(frame), value, frame.Context);

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var owner = Target.Evaluate(frame);
        var old = _get.Get(owner, frame.Context);
        if (operation.Skips(old))
        {
            return old;
        }

        var value = operation.Apply(frame, old);
        _set.Set(owner, value, frame.Context);
        return operation.GivesOldValue ? old ?? Boxes.Int(0) : value;
    }
}

/// <summary><c>[type]::Name</c>, or <c>$type::Name</c>.</summary>
internal sealed class StaticMemberNode(ExpressionNode target, string name) : AssignableNode
{
    private readonly StaticMemberSite _site = new(name);

    public override object? Evaluate(Frame frame) => _site.Get(target.Evaluate(frame), frame.Context);

    public override void Assign(Frame frame, object? value) => _site.Set(target.Evaluate(frame), value, frame.Context);

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var owner = target.Evaluate(frame);
        var old = _site.Get(owner, frame.Context);
        if (operation.Skips(old))
        {
            return old;
        }

        var value = operation.Apply(frame, old);
        _site.Set(owner, value, frame.Context);
        return operation.GivesOldValue ? old ?? Boxes.Int(0) : value;
    }
}

/// <summary><c>target.$name</c>, <c>target."…"</c>, <c>target.(…)</c>, static or not: the name is computed.</summary>
internal sealed class DynamicMemberNode(ExpressionNode target, ExpressionNode name, bool isStatic, bool nullConditional) : AssignableNode
{
    private volatile MemberSites? _sites;

    public override object? Evaluate(Frame frame)
    {
        var owner = target.Evaluate(frame);
        return nullConditional && CoalesceNode.IsNull(owner) ? null : SitesFor(name.Evaluate(frame)).Get(frame, owner);
    }

    public override void Assign(Frame frame, object? value)
    {
        var owner = target.Evaluate(frame);
        SitesFor(name.Evaluate(frame)).Set(frame, owner, value);
    }

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var owner = target.Evaluate(frame);
        var sites = SitesFor(name.Evaluate(frame));
        var old = sites.Get(frame, owner);
        if (operation.Skips(old))
        {
            return old;
        }

        var value = operation.Apply(frame, old);
        sites.Set(frame, owner, value);
        return operation.GivesOldValue ? old ?? Boxes.Int(0) : value;
    }

    private MemberSites SitesFor(object? member)
    {
        var text = member as string ?? LanguagePrimitives.ConvertTo<string>(ReferenceEquals(member, AutomationNull.Value) ? null : member);
        var sites = _sites;
        if (sites is null || sites.Name != text)
        {
            _sites = sites = new MemberSites(text, isStatic);
        }

        return sites;
    }

    private sealed class MemberSites(string name, bool isStatic)
    {
        private readonly GetMemberSite? _get = isStatic ? null : new GetMemberSite(name);
        private readonly SetMemberSite? _set = isStatic ? null : new SetMemberSite(name);
        private readonly StaticMemberSite? _static = isStatic ? new StaticMemberSite(name) : null;

        public string Name { get; } = name;

        public object? Get(Frame frame, object? owner) => _get is not null ? _get.Get(owner, frame.Context) : _static!.Get(owner, frame.Context);

        public void Set(Frame frame, object? owner, object? value)
        {
            if (_set is not null)
            {
                _set.Set(owner, value, frame.Context);
            }
            else
            {
                _static!.Set(owner, value, frame.Context);
            }
        }
    }
}
