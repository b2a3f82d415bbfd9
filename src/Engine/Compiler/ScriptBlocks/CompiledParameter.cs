using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>One parameter of a script block, as its author declared it.</summary>
internal sealed class CompiledParameter
{
    private static readonly object _noImplicitDefault = new();

    private readonly CompiledScriptBlock _block;
    private ConvertSite? _convert;
    private readonly TypeReference? _type;
    private readonly TypeReference[] _moreTypes;
    private readonly string[] _aliases;
    private object? _implicitDefault = _noImplicitDefault;
    private ExpressionNode? _default;

    public CompiledParameter(CompiledScriptBlock block, ParameterAst ast, int position, int slot)
    {
        _block = block;
        Ast = ast;
        Name = ast.Name.VariablePath.UnqualifiedPath;
        Position = position;
        Slot = slot;
        // The type next to the name converts last.
        var types = ast.Attributes.OfType<TypeConstraintAst>().Select(constraint => new TypeReference(constraint.TypeName)).ToArray();
        _type = types.Length > 0 ? types[^1] : null;
        _moreTypes = types.Length > 1 ? types[..^1] : [];
        IsSwitch = types.Any(type => SpecialVariables.Is(type.Name.FullName, "switch")
            || SpecialVariables.Is(type.Name.FullName, "SwitchParameter")
            || SpecialVariables.Is(type.Name.FullName, "System.Management.Automation.SwitchParameter"));
        var attributes = ast.Attributes.OfType<AttributeAst>().ToArray();
        _aliases = attributes.Where(attribute => AttributeFactory.IsNamed(attribute, "Alias"))
            .SelectMany(attribute => attribute.PositionalArguments).Select(argument => (argument as StringConstantExpressionAst)?.Value ?? string.Empty).ToArray();
        IsGuarded = attributes.Any(attribute => !AttributeFactory.IsNamed(attribute, "Parameter") && !AttributeFactory.IsNamed(attribute, "Alias")
            && !AttributeFactory.IsNamed(attribute, "PSDefaultValue") && !AttributeFactory.IsNamed(attribute, "SupportsWildcards")
            && !AttributeFactory.IsNamed(attribute, "ArgumentCompleter") && !AttributeFactory.IsNamed(attribute, "ArgumentCompletions"));
    }

    public ParameterAst Ast { get; }

    public string Name { get; }

    /// <summary>Rank among the block's parameters, from 0.</summary>
    public int Position { get; }

    /// <summary>Bit in <see cref="Frame.BoundMask"/>; parameters past the 64th share the last one's fate of being asked by name.</summary>
    public ulong Bit => Position < 64 ? 1UL << Position : 0;

    /// <summary>Slot of the parameter's variable in the block's map.</summary>
    public int Slot { get; }

    public bool IsSwitch { get; }

    /// <summary>Validation or transformation attributes stay with the variable.</summary>
    public bool IsGuarded { get; }

    public bool IsTyped => _type is not null;

    public bool HasDefault => Ast.DefaultValue is not null;

    /// <summary>The declared type; object if none was.</summary>
    public Type Type => _type?.Resolve() ?? typeof(object);

    public IReadOnlyList<string> Aliases => _aliases;

    /// <summary>Attributes other than types, made once.</summary>
    public IReadOnlyList<Attribute> Attributes => field ??= AttributeFactory.CreateAll(Ast.Attributes.OfType<AttributeAst>());

    /// <summary>What the parameter's variable carries: the attributes, and its type as a conversion.</summary>
    public IReadOnlyList<Attribute> VariableAttributes
        => field ??= [.. Attributes.Where(attribute => attribute is ArgumentTransformationAttribute or ValidateArgumentsAttribute),
            .. _type is null ? [] : new Attribute[] { new ArgumentTypeConverterAttribute(Type) }];

    public ExpressionNode? Default => Ast.DefaultValue is null ? null : _default ??= new NodeFactory(_block).Expression(Ast.DefaultValue);

    /// <summary>The value without argument and default: what null becomes as the declared type, if that is possible.</summary>
    public object? ImplicitDefault
    {
        get
        {
            if (ReferenceEquals(_implicitDefault, _noImplicitDefault))
            {
                _implicitDefault = _type is null ? null
                    : IsSwitch ? new SwitchParameter(false)
                    : (Type.IsValueType && Nullable.GetUnderlyingType(Type) is null) || Type == typeof(string)
                        ? LanguagePrimitives.TryConvertTo(null, Type, out var converted) ? converted : null
                        : null;
            }

            return _implicitDefault;
        }
    }

    public bool IsNamed(string name)
    {
        if (SpecialVariables.Is(Name, name))
        {
            return true;
        }

        foreach (var alias in _aliases)
        {
            if (SpecialVariables.Is(alias, name))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The argument as the parameter's type, transformed and validated.</summary>
    public object? Convert(Frame frame, object? value, IScriptExtent? extent)
    {
        if (IsGuarded)
        {
            value = Guard(frame, value, extent);
        }

        if (_type is null)
        {
            return value;
        }

        if (BoolRule.Refuses(Type, value, out var message) || IsMissingReference(value, out message))
        {
            throw SimpleBindingError.Transformation(frame, this, new ArgumentTransformationMetadataException(message), extent);
        }

        try
        {
            foreach (var type in _moreTypes)
            {
                value = LanguagePrimitives.ConvertTo(value, type.Resolve(), System.Globalization.CultureInfo.InvariantCulture);
            }

            return (_convert ??= new ConvertSite(_type.Resolve())).Convert(value);
        }
        catch (PSInvalidCastException e)
        {
            throw SimpleBindingError.Transformation(frame, this, e, extent);
        }
    }

    /// <summary>A value assigned to the parameter's variable, as its type.</summary>
    public object? ConvertAssigned(object? value) => (_convert ??= new ConvertSite(_type!.Resolve())).Convert(value);

    private bool IsMissingReference(object? value, out string message)
    {
        message = "Reference type is expected in argument.";
        return Type == typeof(PSReference) && value is not PSReference;
    }

    private object? Guard(Frame frame, object? value, IScriptExtent? extent)
    {
        var intrinsics = frame.Context.GetEngineIntrinsics();
        try
        {
            foreach (var attribute in Attributes)
            {
                if (attribute is ArgumentTransformationAttribute transformation)
                {
                    value = transformation.Transform(intrinsics, value);
                }
            }
        }
        catch (ArgumentTransformationMetadataException e)
        {
            throw SimpleBindingError.Transformation(frame, this, e, extent);
        }

        try
        {
            foreach (var attribute in Attributes)
            {
                if (attribute is ValidateArgumentsAttribute validator)
                {
                    validator.ValidateInternal(_type is null ? value : LanguagePrimitives.ConvertTo(value, Type, System.Globalization.CultureInfo.InvariantCulture), intrinsics);
                }
            }
        }
        catch (Exception e) when (e is not (FlowControlException or PipelineStoppedException))
        {
            throw SimpleBindingError.Validation(frame, this, e, extent);
        }

        return value;
    }
}
