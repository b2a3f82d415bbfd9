namespace System.Management.Automation.Runtime;

/// <summary>One place in a script that reads or assigns a static member: <c>[Type]::Name</c>.</summary>
internal sealed class StaticMemberSite(string name)
{
    private Entry? _entry;

    public string Name => name;

    /// <param name="target">A type; of any other object, its type counts.</param>
    /// <param name="context">The runspace's context.</param>
    public object? Get(object? target, ExecutionContext context)
    {
        var type = TypeOf(target);
        if (type is null)
        {
            return MemberReader.GetFromNull(name, context);
        }

        var entry = _entry;
        if (entry is null || entry.Type != type)
        {
            _entry = entry = new Entry(type, Find(type));
        }

        return entry.Member switch
        {
            IPropertyAccess access => access.Get(null),
            MethodGroup group => PSMethod.NewFor(group, null),
            _ => Missing(),
        };
    }

    public void Set(object? target, object? value, ExecutionContext context)
    {
        if (TypeOf(target) is not { } type || TypeMembers.OfStatics(type).Find(name) is not IPropertyAccess access)
        {
            throw MemberError.CannotSet(name);
        }

        if (!access.CanWrite)
        {
            throw MemberError.ReadOnly(access is PropertyAccess { Property.Name: { } declared } ? declared : name);
        }

        access.Set(null, value);
    }

    private object? Find(Type type) => name.Equals("new", StringComparison.OrdinalIgnoreCase) && TypeMembers.OfStatics(type).Find(name) is null
        ? MethodGroup.ForConstructors(type)
        : TypeMembers.OfStatics(type).Find(name);

    private object? Missing() => ScriptServices.Current.IsStrict(2) ? throw MemberError.MissingInStrictMode(name) : null;

    private static Type? TypeOf(object? target) => Operators.Bare(target) switch
    {
        null => null,
        Type type => type,
        { } other => other.GetType(),
    };

    private sealed record Entry(Type Type, object? Member);
}
