using System.Collections;
using System.Management.Automation.Runtime;
using System.Text.RegularExpressions;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace Microsoft.PowerShell.Commands;

/// <summary>Passes on the objects for which a script block, or a comparison of one property, is true.</summary>
[Cmdlet("Where", "Object", DefaultParameterSetName = "EqualSet", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096806")]
public sealed partial class WhereObjectCommand : PSCmdlet
{
    private WhereOperator _operator;
    private object? _value;
    private bool _valueGiven;
    private PropertySite? _site;
    private WildcardPattern? _pattern;
    private RepeatedInvocation? _filter;
    private object? _operand;

    [Parameter(ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "ScriptBlockSet")]
    public ScriptBlock? FilterScript { get; set; }

    protected override void BeginProcessing()
    {
        if (FilterScript is not null)
        {
            var context = ExecutionContext.Required;
            _filter = FilterScript.BeginRepeated(context, NullSink.Instance, context.CurrentStreams);
            return;
        }

        if (_operator == WhereOperator.None)
        {
            if (_valueGiven)
            {
                ThrowTerminatingError(new ErrorRecord(new PSArgumentException(
                    "An operator is required to compare the two specified values. Include a valid operator in the command, and then try the command "
                    + "again. For example, Get-Process | Where-Object -Property Name -eq Idle"),
                    "OperatorNotSpecified", ErrorCategory.InvalidArgument, null));
            }
        }
        else if (!_valueGiven && _operator != WhereOperator.Not)
        {
            ThrowTerminatingError(new ErrorRecord(new PSArgumentException(
                "The specified operator requires both the -Property and -Value parameters. Provide values for both parameters, and then try the command again."),
                "ValueNotSpecifiedForWhereObject", ErrorCategory.InvalidArgument, null));
        }

        if (WildcardPattern.ContainsWildcardCharacters(Property!))
        {
            _pattern = WildcardPattern.Get(Property!, WildcardOptions.IgnoreCase);
        }
        else
        {
            _site = new PropertySite(Property!);
        }

        _operand = PrepareOperand();
    }

    protected override void ProcessRecord()
    {
        if (_filter is not null)
        {
            if (_filter.Test(InputObject))
            {
                WriteObject(InputObject);
            }

            return;
        }

        if (TryGetPropertyValue(out var value) && IsMatch(value))
        {
            WriteObject(InputObject);
        }
    }

    protected override void EndProcessing() => _filter?.Dispose();

    private bool IsMatch(object? value)
    {
        try
        {
            return _operator == WhereOperator.None ? LanguagePrimitives.IsTrue(value) : WhereComparison.Test(_operator, value, _operand);
        }
        catch (RegexParseException e)
        {
            var inner = new PSArgumentException($"The argument to operator '{WhereComparison.NameOf(_operator)}' is not valid: {e.Message}.");
            WriteError(new ErrorRecord(inner, "BadOperatorArgument", ErrorCategory.InvalidArgument, _value));
        }
        catch (RuntimeException e) when (e.ErrorRecord.FullyQualifiedErrorId == "InvalidRegularExpression")
        {
            var text = (e.InnerException ?? e).Message;
            var inner = new PSArgumentException($"The argument to operator '{WhereComparison.NameOf(_operator)}' is not valid: {text}.");
            WriteError(new ErrorRecord(inner, "BadOperatorArgument", ErrorCategory.InvalidArgument, _value));
        }
        catch (Exception e) when (e is (RuntimeException and not PipelineStoppedException) or ArgumentException or InvalidCastException)
        {
            var inner = new PSInvalidOperationException($"The '{WhereComparison.NameOf(_operator)}' operator failed: {(e.InnerException as PSInvalidCastException ?? e).Message}.", e);
            WriteError(new ErrorRecord(inner, "OperatorFailed", ErrorCategory.InvalidOperation, InputObject));
        }

        return false;
    }

    private object? PrepareOperand()
    {
        if (_operator is not (WhereOperator.Is or WhereOperator.IsNot))
        {
            return _value;
        }

        var operand = CmdletSupport.Bare(_value);
        if (operand is string name && name.Length > 1 && name[0] == '[' && name[^1] == ']')
        {
            operand = name[1..^1];
        }

        return operand is Type ? operand : LanguagePrimitives.ConvertTo<Type>(operand);
    }

    private bool TryGetPropertyValue(out object? value)
    {
        value = null;
        var input = InputObject;
        if (input is null)
        {
            if (CmdletSupport.IsStrict(2))
            {
                WriteError(new ErrorRecord(new PSArgumentException("The input object is null."), "InputObjectIsNull", ErrorCategory.InvalidArgument, input));
                return false;
            }

            return true;
        }

        var site = _site ?? Resolve(input);
        if (site is null)
        {
            return false;
        }

        if (site.TryGet(input, out value))
        {
            return true;
        }

        if (input.Members[site.Name] is { } member)
        {
            value = member is PSMethodInfo ? member : member.Value;
            return true;
        }

        if (CmdletSupport.IsStrict(2))
        {
            WriteError(new ErrorRecord(new PSArgumentException($"The property '{site.Name}' cannot be found on this object. Verify that the property exists."),
                "PropertyNotFound", ErrorCategory.InvalidOperation, input));
            return false;
        }

        return true;
    }

    private PropertySite? Resolve(PSObject input)
    {
        var matches = new List<string>();
        if (input.BaseObject is IDictionary dictionary)
        {
            foreach (var key in dictionary.Keys)
            {
                if (CmdletSupport.Bare(key) is string text && _pattern!.IsMatch(text))
                {
                    matches.Add(text);
                }
            }
        }

        if (matches.Count == 0)
        {
            foreach (var member in input.Members.Match(Property!))
            {
                matches.Add(member.Name);
            }
        }

        if (matches.Count > 1)
        {
            ThrowTerminatingErrorOrWrite(matches);
            return null;
        }

        return matches.Count == 1 ? new PropertySite(matches[0]) : new PropertySite(Property!);
    }

    private void ThrowTerminatingErrorOrWrite(List<string> matches)
        => WriteError(new ErrorRecord(new PSArgumentException(
            $"Input name \"{Property}\" is ambiguous. It can be resolved to multiple matched members. Possible matches include: {string.Join(' ', matches)}."),
            "AmbiguousPropertyName", ErrorCategory.InvalidArgument, InputObject));

    private void Use(SwitchParameter given, WhereOperator value)
    {
        if (given.IsPresent)
        {
            _operator = value;
        }
    }
}
