using System.Collections;

namespace Microsoft.PowerShell.Commands;

/// <summary>The member form of ForEach-Object: one property or method of each object.</summary>
internal sealed class ForEachMember
{
    private readonly ForEachObjectCommand _command;
    private readonly string _name;
    private readonly object?[] _arguments;
    private readonly bool _isPattern;
    private readonly PropertySite _site;

    public ForEachMember(ForEachObjectCommand command, string name, object?[]? arguments)
    {
        _command = command;
        _name = name;
        _arguments = arguments ?? [];
        _isPattern = WildcardPattern.ContainsWildcardCharacters(name);
        _site = new PropertySite(name);
    }

    public void Process(PSObject? input)
    {
        if (input is null)
        {
            if (CmdletSupport.IsStrict(2))
            {
                Fail(new PSArgumentException("The input object is null."), "InputObjectIsNull", ErrorCategory.InvalidArgument, null);
            }
            else
            {
                _command.WriteObject(null);
            }

            return;
        }

        if (_isPattern)
        {
            ProcessPattern(input);
        }
        else
        {
            ProcessName(input, _site);
        }
    }

    private void ProcessPattern(PSObject input)
    {
        var matches = new List<string>();
        foreach (var member in input.Members.Match(_name))
        {
            matches.Add(member.Name);
        }

        if (matches.Count == 1)
        {
            ProcessName(input, new PropertySite(matches[0]));
        }
        else if (matches.Count > 1)
        {
            Fail(new PSArgumentException($"Input name \"{_name}\" is ambiguous. It can be resolved to multiple matched members. "
                + $"Possible matches include: {string.Join(' ', matches)}."), "AmbiguousPropertyOrMethodName", ErrorCategory.InvalidArgument, input);
        }
        else
        {
            Missing(input);
        }
    }

    private void ProcessName(PSObject input, PropertySite site)
    {
        if (_arguments.Length == 0 && site.TryGet(input, out var value))
        {
            if (_command.ShouldProcess(Describe(input), $"Retrieve the value for property '{site.Name}'"))
            {
                _command.WriteObject(value, enumerateCollection: true);
            }

            return;
        }

        if (input.Members[site.Name] is PSMethodInfo method)
        {
            Call(input, method);
            return;
        }

        if (_arguments.Length > 0 && input.BaseObject is IDictionary == false && input.Properties[site.Name] is not null)
        {
            Fail(new PSArgumentException($"The property '{site.Name}' cannot take arguments."), "PropertyOrMethodNotFound", ErrorCategory.InvalidOperation, input);
            return;
        }

        Missing(input);
    }

    private void Call(PSObject input, PSMethodInfo method)
    {
        var text = _arguments.Length == 0 ? "" : $" with arguments: {string.Join(", ", _arguments.Select(CmdletSupport.Text))}";
        if (!_command.ShouldProcess(Describe(input), $"Invoke method '{method.Name}'{text}"))
        {
            return;
        }

        try
        {
            var result = method.Invoke(_arguments!);
            if (result is not null || !IsVoid(method))
            {
                _command.WriteObject(result, enumerateCollection: true);
            }
        }
        catch (MethodException e)
        {
            var inner = e is MethodInvocationException { InnerException: RuntimeException runtime } ? runtime : e;
            Fail(inner, "MethodException", ErrorCategory.InvalidOperation, input);
        }
    }

    private static bool IsVoid(PSMethodInfo method)
    {
        foreach (var definition in method.OverloadDefinitions)
        {
            if (!definition.StartsWith("void ", StringComparison.Ordinal))
            {
                return false;
            }
        }

        return true;
    }

    private void Missing(PSObject input)
    {
        if (_arguments.Length > 0)
        {
            Fail(new PSArgumentException($"The method '{_name}' cannot be found on this object. Verify that the method exists."),
                "PropertyOrMethodNotFound", ErrorCategory.InvalidOperation, input);
        }
        else if (CmdletSupport.IsStrict(2))
        {
            Fail(new PSArgumentException($"The property or method '{_name}' cannot be found on this object."),
                "PropertyOrMethodNotFound", ErrorCategory.InvalidOperation, input);
        }
        else
        {
            _command.WriteObject(null);
        }
    }

    private static string Describe(PSObject input) => $"InputObject: {CmdletSupport.Text(input)}";

    private void Fail(Exception e, string id, ErrorCategory category, object? target)
        => _command.WriteError(new ErrorRecord(e, id, category, target));
}
