namespace System.Management.Automation.Compiler;

/// <summary>Which argument of a call site goes to which parameter of a simple function: worked out once for the two.</summary>
internal sealed class BindingPlan
{
    private BindingPlan(CompiledScriptBlock code, CompiledParameter?[] targets, CompiledParameter[] unbound, int restCount, ulong mask)
    {
        Code = code;
        Targets = targets;
        Unbound = unbound;
        RestCount = restCount;
        Mask = mask;
    }

    public CompiledScriptBlock Code { get; }

    /// <summary>The parameter of each argument; null for one that goes to <c>$args</c>.</summary>
    public CompiledParameter?[] Targets { get; }

    public CompiledParameter[] Unbound { get; }

    public int RestCount { get; }

    public ulong Mask { get; }

    /// <summary>The plan, or null if the arguments need the general way: unknown names, splatting, names that stand alone.</summary>
    public static BindingPlan? TryMake(CompiledScriptBlock code, ArgumentNode[] arguments)
    {
        var parameters = code.Parameters;
        if (parameters.Length > 63)
        {
            return null;
        }

        var targets = new CompiledParameter?[arguments.Length];
        var mask = 0UL;
        for (var i = 0; i < arguments.Length; i++)
        {
            var argument = arguments[i];
            if (argument.IsSplatted)
            {
                return null;
            }

            if (argument.Name is null)
            {
                continue;
            }

            var parameter = FindUnique(parameters, argument.Name);
            if (parameter is null || (mask & parameter.Bit) != 0)
            {
                return null;
            }

            if (argument.Value is null)
            {
                if (parameter.IsSwitch)
                {
                    targets[i] = parameter;
                    mask |= parameter.Bit;
                    continue;
                }

                if (i + 1 == arguments.Length || arguments[i + 1].Name is not null || arguments[i + 1].IsSplatted)
                {
                    return null;
                }

                targets[i + 1] = parameter;
                mask |= parameter.Bit;
                i++;
                continue;
            }

            targets[i] = parameter;
            mask |= parameter.Bit;
        }

        return Finish(code, arguments, targets, mask);
    }

    private static BindingPlan Finish(CompiledScriptBlock code, ArgumentNode[] arguments, CompiledParameter?[] targets, ulong mask)
    {
        var parameters = code.Parameters;
        var next = 0;
        var rest = 0;
        for (var i = 0; i < arguments.Length; i++)
        {
            if (arguments[i].Name is not null || targets[i] is not null)
            {
                continue;
            }

            while (next < parameters.Length && ((mask & parameters[next].Bit) != 0 || parameters[next].IsSwitch))
            {
                next++;
            }

            if (next < parameters.Length)
            {
                targets[i] = parameters[next];
                mask |= parameters[next].Bit;
            }
            else
            {
                rest++;
            }
        }

        var unbound = parameters.Where(parameter => (mask & parameter.Bit) == 0).ToArray();
        return new BindingPlan(code, targets, unbound, rest, mask);
    }

    private static CompiledParameter? FindUnique(CompiledParameter[] parameters, string name)
    {
        CompiledParameter? found = null;
        foreach (var parameter in parameters)
        {
            if (parameter.IsNamed(name))
            {
                return parameter;
            }

            if (parameter.Name.StartsWith(name, StringComparison.OrdinalIgnoreCase))
            {
                if (found is not null)
                {
                    return null;
                }

                found = parameter;
            }
        }

        return found;
    }
}
