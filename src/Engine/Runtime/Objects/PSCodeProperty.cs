using System.Management.Automation.Runtime;
using System.Reflection;

namespace System.Management.Automation;

/// <summary>A property that static .NET methods implement; they get the object as their first argument.</summary>
public class PSCodeProperty : PSPropertyInfo
{
    private readonly Func<PSObject, object?>? _getter;

    public PSCodeProperty(string name, MethodInfo getterCodeReference)
        : this(name, getterCodeReference, null)
    {
    }

    public PSCodeProperty(string name, MethodInfo? getterCodeReference, MethodInfo? setterCodeReference)
    {
        if (getterCodeReference is null && setterCodeReference is null)
        {
            throw new ArgumentNullException(nameof(getterCodeReference));
        }

        SetMemberName(name);
        GetterCodeReference = getterCodeReference;
        SetterCodeReference = setterCodeReference;
        if (getterCodeReference is { IsStatic: false } or { ReturnType.FullName: "System.Void" })
        {
            throw new ExtendedTypeSystemException("Getter method should be public, non void, static, and have one parameter of type PSObject.");
        }

        if (getterCodeReference is not null && getterCodeReference.ReturnType == typeof(object) && getterCodeReference.GetParameters() is [{ ParameterType: { } type }]
            && type == typeof(PSObject))
        {
            _getter = getterCodeReference.CreateDelegate<Func<PSObject, object?>>();
        }
    }

    public MethodInfo? GetterCodeReference { get; }

    public MethodInfo? SetterCodeReference { get; }

    public override bool IsGettable => GetterCodeReference is not null;

    public override bool IsSettable => SetterCodeReference is not null;

    public override PSMemberTypes MemberType => PSMemberTypes.CodeProperty;

    public override string TypeNameOfValue
        => (GetterCodeReference is not null ? GetterCodeReference.ReturnType : SetterCodeReference!.GetParameters()[1].ParameterType).FullName!;

    public override object? Value
    {
        get
        {
            if (GetterCodeReference is null)
            {
                throw new GetValueException($"Get accessor is not available for property \"{Name}\".");
            }

            try
            {
                return _getter is not null ? _getter(Owner!) : GetterCodeReference.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [Owner], null);
            }
            catch (Exception e) when (MemberError.IsScriptFailure(e))
            {
                throw MemberError.GetFailed(Name, e, "CodePropertyGetterException");
            }
        }

        set
        {
            if (SetterCodeReference is null)
            {
                throw new SetValueException($"Set accessor for property \"{Name}\" is unavailable.");
            }

            try
            {
                SetterCodeReference.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [Owner, value], null);
            }
            catch (Exception e) when (MemberError.IsScriptFailure(e))
            {
                throw MemberError.SetFailed(Name, e, "CodePropertySetterException");
            }
        }
    }

    public override PSMemberInfo Copy() => CopyTo(new PSCodeProperty(Name, GetterCodeReference, SetterCodeReference));

    public override string ToString()
    {
        var text = $"{MemberText.ShortTypeName(TypeNameOfValue)} {Name}{{";
        if (GetterCodeReference is not null)
        {
            text += $"get={GetterCodeReference.Name};";
        }

        return text + (SetterCodeReference is null ? "}" : $"set={SetterCodeReference.Name};}}");
    }
}
