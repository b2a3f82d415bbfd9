using System.Diagnostics.CodeAnalysis;

namespace System.Management.Automation.Runtime;

/// <summary>All parameters of a command, made once and shared by all runspaces, with the plans for the shapes it was called in.</summary>
internal sealed partial class ParameterModel
{
    private const int MaxSets = 32;

    private readonly Dictionary<string, BindableParameter> _byName = new(StringComparer.OrdinalIgnoreCase);

    /// <param name="parameters">The command's own parameters, then the common ones.</param>
    /// <param name="declaration">What the command declares about itself.</param>
    /// <param name="takesAnyArguments">A function without CmdletBinding: what fits no parameter goes to <c>$args</c>.</param>
    public ParameterModel(IEnumerable<BindableParameter> parameters, CommandDeclaration declaration, bool takesAnyArguments = false)
    {
        Parameters = [.. parameters];
        Declaration = declaration;
        TakesAnyArguments = takesAnyArguments;
        SetNames = CollectSetNames(Parameters, declaration.DefaultParameterSetName);
        AllSets = SetNames.Length == 0 ? 1u : SetNames.Length >= MaxSets ? uint.MaxValue : (1u << SetNames.Length) - 1;
        foreach (var parameter in Parameters)
        {
            AssignMasks(parameter);
        }

        for (var i = 0; i < Parameters.Length; i++)
        {
            var parameter = Parameters[i];
            parameter.Index = i;
            Register(parameter);
            HasMandatory |= parameter.IsMandatorySomewhere;
            TakesPipeline |= parameter.TakesPipeline;
            foreach (var entry in parameter.Sets)
            {
                RemainingParameter ??= entry.FromRemainingArguments ? parameter : null;
            }
        }

        DefaultSetMask = declaration.DefaultParameterSetName is { Length: > 0 } name && SetNames.Length > 0 ? MaskOf(name) : 0;
    }

    public BindableParameter[] Parameters { get; }

    public CommandDeclaration Declaration { get; }

    /// <summary>Names of the sets in the order in which they first appear; empty when there is only the one of all.</summary>
    public string[] SetNames { get; }

    /// <summary>A bit for each set.</summary>
    public uint AllSets { get; }

    public uint DefaultSetMask { get; }

    public string? DefaultSetName => Declaration.DefaultParameterSetName;

    public bool TakesAnyArguments { get; }

    public bool HasMandatory { get; }

    public bool TakesPipeline { get; }

    /// <summary>Whether some set has a parameter that takes the remaining arguments: the first such.</summary>
    public BindableParameter? RemainingParameter { get; }

    /// <summary>The command may add parameters while it is bound.</summary>
    public bool HasDynamicParameters { get; init; }

    public uint MaskOf(string setName)
    {
        for (var i = 0; i < SetNames.Length; i++)
        {
            if (SetNames[i].Equals(setName, StringComparison.OrdinalIgnoreCase))
            {
                return 1u << i;
            }
        }

        return 0;
    }

    /// <summary>The name of the first of these sets.</summary>
    public string NameOf(uint sets)
        => SetNames.Length == 0 || (sets & AllSets) == AllSets && SetNames.Length > 1 && DefaultSetMask == 0
            ? ParameterAttribute.AllParameterSets
            : SetNames[Math.Min(System.Numerics.BitOperations.TrailingZeroCount(sets), SetNames.Length - 1)];

    public bool TryGetExact(string name, [NotNullWhen(true)] out BindableParameter? parameter) => _byName.TryGetValue(name, out parameter);

    /// <summary>The parameter that a written name means: exact name or alias, or the only one that begins so.</summary>
    /// <param name="name">The name without dash.</param>
    /// <param name="ambiguous">Set when several begin so: the possible ones.</param>
    public BindableParameter? Resolve(string name, out List<BindableParameter>? ambiguous)
    {
        ambiguous = null;
        if (_byName.TryGetValue(name, out var exact))
        {
            return exact;
        }

        BindableParameter? found = null;
        foreach (var (candidate, parameter) in _byName)
        {
            if (!candidate.StartsWith(name, StringComparison.OrdinalIgnoreCase) || parameter == found)
            {
                continue;
            }

            if (found is null)
            {
                found = parameter;
            }
            else
            {
                ambiguous ??= [found];
                if (!ambiguous.Contains(parameter))
                {
                    ambiguous.Add(parameter);
                }
            }
        }

        if (ambiguous is null)
        {
            return found;
        }

        // The command's own parameters win over the common ones: -Err means -ErrorCode where there is one.
        var own = ambiguous.FindAll(static parameter => parameter.Common == CommonParameter.None);
        if (own.Count == 1)
        {
            ambiguous = null;
            return own[0];
        }

        return null;
    }

    /// <summary>The same command with parameters that it made up for one call.</summary>
    public ParameterModel WithDynamic(IEnumerable<BindableParameter> dynamic)
    {
        var all = new List<BindableParameter>();
        foreach (var parameter in Parameters)
        {
            all.Add(parameter.Copy());
        }

        foreach (var parameter in dynamic)
        {
            if (_byName.ContainsKey(parameter.Name))
            {
                throw new MetadataException($"A parameter with the name '{parameter.Name}' was defined multiple times for the command.", null,
                    "ParameterNameAlreadyExistsForCommand");
            }

            all.Add(parameter);
        }

        return new ParameterModel(all, Declaration, TakesAnyArguments);
    }

    private static string[] CollectSetNames(BindableParameter[] parameters, string? defaultName)
    {
        var names = new List<string>();
        foreach (var parameter in parameters)
        {
            foreach (var entry in parameter.Sets)
            {
                if (!entry.IsForAllSets && !names.Contains(entry.SetName, StringComparer.OrdinalIgnoreCase))
                {
                    names.Add(entry.SetName);
                }
            }
        }

        if (!string.IsNullOrEmpty(defaultName) && !names.Contains(defaultName, StringComparer.OrdinalIgnoreCase))
        {
            names.Add(defaultName);
        }

        return names.Count > MaxSets
            ? throw new ParsingMetadataException($"A command may have at most {MaxSets} parameter sets.", null, "ParsingTooManyParameterSets")
            : [.. names];
    }

    private void AssignMasks(BindableParameter parameter)
    {
        parameter.SetMask = 0;
        foreach (var entry in parameter.Sets)
        {
            entry.Mask = entry.IsForAllSets ? AllSets : MaskOf(entry.SetName);
            parameter.SetMask |= entry.Mask;
        }
    }

    private void Register(BindableParameter parameter)
    {
        if (!_byName.TryAdd(parameter.Name, parameter))
        {
            var other = _byName[parameter.Name];
            if (!other.Name.Equals(parameter.Name, StringComparison.OrdinalIgnoreCase))
            {
                throw new MetadataException(
                    $"The parameter '{parameter.Name}' cannot be specified because it conflicts with the parameter alias of the same name for parameter '{other.Name}'.",
                    null, "ParameterNameConflictsWithAlias");
            }

            throw new MetadataException($"A parameter with the name '{parameter.Name}' was defined multiple times for the command.", null,
                "ParameterNameAlreadyExistsForCommand");
        }

        foreach (var alias in parameter.Aliases)
        {
            if (!_byName.TryAdd(alias, parameter) && _byName[alias] is { } known && known != parameter
                && (parameter.Common == CommonParameter.None || known.IsScript))
            {
                throw new MetadataException($"The parameter alias cannot be specified because an alias with the name '{alias}' was already defined multiple times for the command.", null,
                    "AliasParameterNameAlreadyExistsForCommand");
            }
        }
    }
}
