using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;
using System.Reflection;

namespace System.Management.Automation;

/// <summary>A method that a static .NET method implements; it gets the object as its first argument.</summary>
public class PSCodeMethod : PSMethodInfo
{
    public PSCodeMethod(string name, MethodInfo codeReference)
    {
        ArgumentNullException.ThrowIfNull(codeReference);
        var parameters = codeReference.GetParameters();
        if (!codeReference.IsStatic || parameters.Length == 0 || parameters[0].ParameterType != typeof(PSObject))
        {
            throw new ExtendedTypeSystemException("The code reference format of the method is not valid: it must be public and static, and its first parameter a PSObject.");
        }

        SetMemberName(name);
        CodeReference = codeReference;
    }

    public MethodInfo CodeReference { get; }

    public override PSMemberTypes MemberType => PSMemberTypes.CodeMethod;

    public override Collection<string> OverloadDefinitions => [MemberText.Signature(CodeReference)];

    public override string TypeNameOfValue => typeof(PSCodeMethod).FullName!;

    public override PSMemberInfo Copy() => CopyTo(new PSCodeMethod(Name, CodeReference));

    public override object? Invoke(params object?[] arguments)
    {
        ArgumentNullException.ThrowIfNull(arguments);
        object?[] all = [Owner, .. arguments];
        return new MethodGroup(Name, [CodeReference]).Invoke(null, all, null);
    }

    public override string ToString() => MemberText.Signature(CodeReference);
}
