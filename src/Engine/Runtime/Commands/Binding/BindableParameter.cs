namespace System.Management.Automation.Runtime;

/// <summary>One parameter of a command as the binder wants it. Immutable once its model is made; shared by all runspaces.</summary>
internal sealed class BindableParameter
{
    private static readonly ArgumentTransformationAttribute[] s_noTransformations = [];
    private static readonly ValidateArgumentsAttribute[] s_noValidations = [];

    public BindableParameter(string name, Type type, Attribute[] attributes, ParameterSetEntry[] sets)
    {
        Name = name;
        Type = type;
        Attributes = attributes;
        Sets = sets;
        IsSwitch = type == typeof(SwitchParameter);
        foreach (var attribute in attributes)
        {
            switch (attribute)
            {
                case AliasAttribute alias:
                    Aliases = [.. Aliases, .. alias.AliasNames];
                    break;
                case ArgumentTransformationAttribute transformation:
                    Transformations = [.. Transformations, transformation];
                    break;
                case ValidateArgumentsAttribute validation:
                    Validations = [.. Validations, validation];
                    break;
                case AllowNullAttribute:
                    AllowsNull = true;
                    break;
                case AllowEmptyStringAttribute:
                    AllowsEmptyString = true;
                    break;
                case AllowEmptyCollectionAttribute:
                    AllowsEmptyCollection = true;
                    break;
                case PSTypeNameAttribute typeName:
                    PSTypeName = typeName.PSTypeName;
                    break;
            }
        }

        foreach (var set in sets)
        {
            IsMandatorySomewhere |= set.Mandatory;
            TakesPipeline |= set.FromPipeline || set.FromPipelineByPropertyName;
        }

        // null, "" and empty arrays are looked for only where a parameter is mandatory; null for reference types may mean "not given".
        IsPlain = Transformations.Length == 0 && Validations.Length == 0 && PSTypeName is null;
    }

    public string Name { get; }

    public Type Type { get; }

    public string[] Aliases { get; } = [];

    public Attribute[] Attributes { get; }

    public ParameterSetEntry[] Sets { get; }

    /// <summary>Rank in the model.</summary>
    public int Index { get; set; }

    /// <summary>The sets that the parameter belongs to.</summary>
    public uint SetMask { get; set; }

    public ArgumentTransformationAttribute[] Transformations { get; } = s_noTransformations;

    public ValidateArgumentsAttribute[] Validations { get; } = s_noValidations;

    public bool AllowsNull { get; }

    public bool AllowsEmptyString { get; }

    public bool AllowsEmptyCollection { get; }

    public string? PSTypeName { get; }

    public bool IsSwitch { get; }

    public bool IsMandatorySomewhere { get; }

    public bool TakesPipeline { get; }

    /// <summary>Nothing but a conversion stands between an argument and the parameter.</summary>
    public bool IsPlain { get; }

    /// <summary>The command made the parameter up while it was bound.</summary>
    public bool IsDynamic { get; init; }

    public CommonParameter Common { get; init; }

    /// <summary>Declared in a script: conversions fail as argument transformations do, and follow the rules of script variables.</summary>
    public bool IsScript { get; init; }

    /// <summary>A script parameter without a type: arguments go in as they are.</summary>
    public bool IsUntyped { get; init; }

    /// <summary>The slot of a script parameter's variable, or -1.</summary>
    public int Slot { get; init; } = -1;

    /// <summary>How the value reaches a cmdlet's property; null for script and common parameters.</summary>
    public ParameterAccessor? Accessor { get; init; }

    /// <summary>The parameter's role in the first of these sets that it belongs to; null if in none.</summary>
    public ParameterSetEntry? EntryFor(uint sets)
    {
        foreach (var entry in Sets)
        {
            if ((entry.Mask & sets) != 0)
            {
                return entry;
            }
        }

        return null;
    }

    public bool IsMandatoryIn(uint sets)
    {
        foreach (var entry in Sets)
        {
            if (entry.Mandatory && (entry.Mask & sets) != 0)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The same parameter for another model: rank and masks are the model's.</summary>
    public BindableParameter Copy() => new(Name, Type, Attributes, Array.ConvertAll(Sets, static set => set.Copy()))
    {
        IsDynamic = IsDynamic,
        Common = Common,
        IsScript = IsScript,
        IsUntyped = IsUntyped,
        Slot = Slot,
        Accessor = Accessor,
    };

    public override string ToString() => Name;
}
