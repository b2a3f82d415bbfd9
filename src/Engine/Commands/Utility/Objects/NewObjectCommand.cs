using System.Collections;
using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Makes an object of a .NET type.</summary>
[Cmdlet("New", "Object", DefaultParameterSetName = "Net", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096620")]
public sealed class NewObjectCommand : PSCmdlet
{
    [Parameter(ParameterSetName = "Net", Mandatory = true, Position = 0)]
    public string? TypeName { get; set; }

    [Parameter(ParameterSetName = "Net", Mandatory = false, Position = 1)]
    [Alias("Args")]
    public object?[]? ArgumentList { get; set; }

    [Parameter]
    public IDictionary? Property { get; set; }

    protected override void BeginProcessing()
    {
        var type = FindType();
        if (type.IsByRefLike)
        {
            Fail(new PSArgumentException($"Cannot create an instance of the ByRef-like type \"{type}\". ByRef-like types are not supported in PowerShell."),
                "CannotInstantiateBoxedByRefLikeType", ErrorCategory.InvalidOperation);
        }

        var result = type == typeof(PSObject) || type == typeof(PSCustomObject) ? NewPSObject() : Make(type);
        WriteObject(result is PSObject ? result : Initialize(result));
    }

    private Type FindType()
    {
        try
        {
            return LanguagePrimitives.ConvertTo<Type>(TypeName!);
        }
        catch (PSInvalidCastException e)
        {
            Fail(new PSArgumentException($"Cannot find type [{TypeName}]: verify that the assembly containing this type is loaded.", e),
                "TypeNotFound", ErrorCategory.InvalidType);
            throw;
        }
    }

    private PSObject NewPSObject()
    {
        var result = ArgumentList is { Length: 1 } && ArgumentList[0] is { } wrapped ? new PSObject(wrapped) : new PSObject();
        foreach (DictionaryEntry entry in Property ?? new Hashtable())
        {
            result.Properties.Add(new PSNoteProperty(CmdletSupport.Text(entry.Key), entry.Value));
        }

        return result;
    }

    private object Make(Type type)
    {
        var arguments = new object?[ArgumentList?.Length ?? 0];
        for (var i = 0; i < arguments.Length; i++)
        {
            arguments[i] = ArgumentList![i];
        }

        if (arguments.Length == 0 && type.IsValueType)
        {
            return Activator.CreateInstance(type)!;
        }

        try
        {
            return MethodGroup.ForConstructors(type).Invoke(null, arguments, null)!;
        }
        catch (MethodException e)
        {
            Fail(e, "ConstructorInvokedThrowException", ErrorCategory.InvalidOperation);
            throw;
        }
    }

    private object Initialize(object target)
    {
        if (Property is null)
        {
            return target;
        }

        var wrapped = PSObject.AsPSObject(target);
        foreach (DictionaryEntry entry in Property)
        {
            var name = CmdletSupport.Text(entry.Key);
            try
            {
                if (wrapped.Methods[name] is { } method)
                {
                    method.Invoke(CmdletSupport.Bare(entry.Value) is object?[] many ? many! : [entry.Value!]);
                }
                else if (wrapped.Properties[name] is { } property)
                {
                    property.Value = entry.Value;
                }
                else
                {
                    WriteError(new ErrorRecord(new InvalidOperationException(
                        $"The member \"{name}\" was not found for the specified {target.GetType().FullName} object."),
                        "InvalidOperationException", ErrorCategory.InvalidOperation, null));
                }
            }
            catch (Exception e) when (e is SetValueException or MethodException or PSInvalidCastException)
            {
                WriteError(new ErrorRecord(e, "SetValueException", ErrorCategory.InvalidData, target));
            }
        }

        return target;
    }

    private void Fail(Exception e, string id, ErrorCategory category) => ThrowTerminatingError(new ErrorRecord(e, id, category, null));
}
