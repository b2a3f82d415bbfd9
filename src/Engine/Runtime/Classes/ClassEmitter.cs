using System.Management.Automation.Internal;
using System.Management.Automation.Language;
using System.Reflection;
using System.Reflection.Emit;
using TypeAttributes = System.Reflection.TypeAttributes;

namespace System.Management.Automation.Runtime;

/// <summary>Emits one class. Its methods only gather their arguments and call a wrapper that runs the script of their body.</summary>
/// <remarks>The wrappers stand in static fields of a companion type, so that they do not show among the class's own members.</remarks>
internal sealed partial class ClassEmitter
{
    private readonly TypeDefinitionAst _definition;
    private readonly EmittedTypeNames _names;
    private readonly TypeBuilder _type;
    private readonly TypeBuilder _companion;
    private readonly List<(string Field, ScriptBlockMemberMethodWrapper Wrapper)> _wrappers = [];
    private readonly List<(PropertyMemberAst Ast, ScriptBlockMemberMethodWrapper Value)> _staticValues = [];
    private Type _base = typeof(object);

    public ClassEmitter(TypeDefinitionAst definition, ModuleBuilder module, EmittedTypeNames names)
    {
        _definition = definition;
        _names = names;
        _type = module.DefineType(definition.Name, TypeAttributes.Class | TypeAttributes.Public);
        _companion = module.DefineType(
            definition.Name + "_<companion>", TypeAttributes.Class | TypeAttributes.NotPublic | TypeAttributes.Abstract | TypeAttributes.Sealed);
        names.Add(definition.Name, _type);
    }

    public void DefineBases()
    {
        for (var i = 0; i < _definition.BaseTypes.Count; i++)
        {
            var constraint = _definition.BaseTypes[i];
            var type = _names.Resolve(constraint);
            if (EmittedTypeNames.Derives(type, _type))
            {
                throw TypeErrors.NotFound(constraint.TypeName);
            }

            if (type.IsInterface)
            {
                _type.AddInterfaceImplementation(type);
            }
            else if (type.IsSealed)
            {
                throw TypeErrors.SealedBase(constraint, type);
            }
            else
            {
                _base = type;
                _type.SetParent(type);
            }
        }

        foreach (var attribute in _definition.Attributes)
        {
            _type.SetCustomAttribute(AttributeEmitter.Build(attribute));
        }
    }

    public bool DependsOn(ClassEmitter other) => !ReferenceEquals(this, other)
        && (ReferenceEquals(_base, other._type)
            || _definition.BaseTypes.Any(b => b.TypeName is GenericTypeName generic
                && generic.GenericArguments.Any(a => a.Name.Equals(other._definition.Name, StringComparison.OrdinalIgnoreCase))));

    public void DefineMembers()
    {
        var initializers = new List<(MethodInfo Setter, FieldBuilder Wrapper, Type Type)>();
        foreach (var property in _definition.Members.OfType<PropertyMemberAst>())
        {
            DefineProperty(property, initializers);
        }

        var hasConstructor = false;
        foreach (var method in _definition.Members.OfType<FunctionMemberAst>())
        {
            if (!method.IsConstructor)
            {
                DefineMethod(method);
            }
            else if (method.IsStatic)
            {
                DefineStaticConstructor(method);
            }
            else
            {
                hasConstructor = true;
                DefineConstructor(method, initializers);
            }
        }

        if (!hasConstructor)
        {
            DefineDefaultConstructor(initializers);
        }
    }

    /// <summary>Finishes the type and hands its wrappers over.</summary>
    public void Create()
    {
        try
        {
            var type = _type.CreateType();
            var companion = _companion.CreateType();
            foreach (var (field, wrapper) in _wrappers)
            {
                companion.GetField(field, BindingFlags.Static | BindingFlags.Public)!.SetValue(null, wrapper);
            }

            _definition.Type = type;
        }
        catch (Exception e) when (e is TypeLoadException or NotSupportedException or InvalidOperationException or MissingMethodException)
        {
            throw TypeErrors.Refused(_definition, e);
        }
    }

    /// <summary>Static properties get their values when the class is defined, in the order written.</summary>
    public void InitializeStatics()
    {
        foreach (var (ast, value) in _staticValues)
        {
            var property = _definition.Type!.GetProperty(ast.Name, BindingFlags.Static | BindingFlags.Public)!;
            property.SetValue(null, LanguagePrimitives.ConvertTo(value.Invoke(null, []), property.PropertyType));
        }
    }

    private FieldBuilder DefineWrapper(string name, ScriptBlockMemberMethodWrapper wrapper)
    {
        var field = $"{name}_{_wrappers.Count}";
        _wrappers.Add((field, wrapper));
        return _companion.DefineField(field, typeof(ScriptBlockMemberMethodWrapper), FieldAttributes.Static | FieldAttributes.Public);
    }

    private static readonly CustomAttributeBuilder Hidden = new(typeof(HiddenAttribute).GetConstructor([])!, []);
}
