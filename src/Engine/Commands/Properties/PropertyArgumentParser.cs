using System.Collections;

namespace Microsoft.PowerShell.Commands;

/// <summary>Reads -Property arguments: names, script blocks and hash tables with the keys that the command knows.</summary>
internal sealed class PropertyArgumentParser(Cmdlet cmdlet, params PropertyKey[] keys)
{
    public List<PropertyArgument> Parse(object?[]? arguments)
    {
        var result = new List<PropertyArgument>();
        foreach (var argument in arguments ?? [])
        {
            Parse(argument, result);
        }

        return result;
    }

    private void Parse(object? argument, List<PropertyArgument> result)
    {
        switch (CmdletSupport.Bare(argument))
        {
            case null:
                return;
            case ScriptBlock script:
                result.Add(new PropertyArgument { Expression = new PropertyExpression(script) });
                return;
            case string name:
                result.Add(new PropertyArgument { Expression = Named(name) });
                return;
            case IDictionary table:
                result.Add(ParseTable(table));
                return;
            case object?[] nested:
                foreach (var item in nested)
                {
                    Parse(item, result);
                }

                return;
            case { } other when other is IConvertible or Enum:
                result.Add(new PropertyArgument { Expression = Named(CmdletSupport.Text(other)) });
                return;
            case { } other:
                throw Fail("DictionaryKeyUnknownType", $"Cannot convert {other.GetType()} to one of the following types "
                    + "{System.String, System.Management.Automation.ScriptBlock}.", new NotSupportedException());
        }
    }

    private PropertyExpression Named(string name)
        => name.Length > 0 ? new PropertyExpression(name)
            : throw Fail("ExpressionEmptyString1", "An empty string cannot be used as an expression.", new NotSupportedException());

    private PropertyArgument ParseTable(IDictionary table)
    {
        if (table.Count == 0)
        {
            throw Fail("EmptyHashTable", "An empty hash table cannot be used as a property.", new NotSupportedException());
        }

        var values = new Dictionary<PropertyKey, object?>();
        foreach (DictionaryEntry entry in table)
        {
            if (CmdletSupport.Bare(entry.Key) is not string text)
            {
                throw Fail("DictionaryKeyNonString", "A key in the hash table is not a string.", new NotSupportedException());
            }

            values[Find(text)] = entry.Value;
        }

        return Build(values);
    }

    private PropertyKey Find(string text)
    {
        PropertyKey? found = null;
        foreach (var key in keys)
        {
            if (PropertyKeys.Matches(key, text, out var exact))
            {
                if (exact)
                {
                    return key;
                }

                if (found is not null && found != key)
                {
                    throw Fail("DictionaryKeyAmbiguous", $"The {text} key is not unique. Possible keys are {found} and {key}.", new NotSupportedException());
                }

                found = key;
            }
        }

        return found ?? throw Fail("DictionaryKeyIllegal", $"The {text} key is not valid.", new NotSupportedException());
    }

    private PropertyArgument Build(Dictionary<PropertyKey, object?> values)
    {
        if (!values.TryGetValue(PropertyKey.Expression, out var expression))
        {
            throw Fail("DictionaryKeyMandatoryEntry", "The hash table must contain the Expression key.", new NotSupportedException());
        }

        return new PropertyArgument
        {
            Expression = CmdletSupport.Bare(expression) switch
            {
                ScriptBlock script => new PropertyExpression(script),
                string name => Named(name),
                _ => throw Fail("DictionaryKeyIllegalValue1",
                    $"The Expression key has a type, {CmdletSupport.Bare(expression)?.GetType().FullName}, that is not valid; expected types are "
                    + "{System.String, System.Management.Automation.ScriptBlock}.", new NotSupportedException()),
            },
            Label = values.TryGetValue(PropertyKey.Label, out var name2) ? CmdletSupport.Text(name2) : null,
            Descending = Flag(values, PropertyKey.Descending),
            Ascending = Flag(values, PropertyKey.Ascending),
            FormatString = values.TryGetValue(PropertyKey.FormatString, out var format) ? CmdletSupport.Text(format) : null,
            Width = values.TryGetValue(PropertyKey.Width, out var width) ? ParseWidth(width) : 0,
            Alignment = values.TryGetValue(PropertyKey.Alignment, out var alignment) ? ParseAlignment(alignment) : null,
            Depth = values.TryGetValue(PropertyKey.Depth, out var depth) ? LanguagePrimitives.ConvertTo<int>(depth) : null,
            IsCalculated = true,
        };
    }

    private int ParseWidth(object? value)
    {
        if (CmdletSupport.Bare(value) is not int width)
        {
            throw Fail("DictionaryKeyIllegalValue1", $"The Width key has a type, {CmdletSupport.Bare(value)?.GetType().FullName}, that is not valid; "
                + "expected types are {System.Int32}.", new NotSupportedException());
        }

        return width > 0 ? width : throw Fail("WidthOutOfRange", "The value for the Width key must be greater than zero.", new NotSupportedException());
    }

    private string ParseAlignment(object? value)
    {
        var text = CmdletSupport.Text(value);
        foreach (var legal in new[] { "left", "right", "center" })
        {
            if (text.Length > 0 && legal.StartsWith(text, StringComparison.OrdinalIgnoreCase))
            {
                return legal;
            }
        }

        throw Fail("AlignmentIllegalValue", $"The value \"{text}\" is not valid for the alignment key; valid values are left, center, right.",
            new NotSupportedException());
    }

    private static bool? Flag(Dictionary<PropertyKey, object?> values, PropertyKey key)
        => values.TryGetValue(key, out var value) ? LanguagePrimitives.IsTrue(value) : null;

    private CmdletTerminatingError Fail(string id, string text, Exception exception)
    {
        cmdlet.ThrowTerminatingError(new ErrorRecord(exception, id, ErrorCategory.InvalidArgument, null) { ErrorDetails = new ErrorDetails(text) });
        return new CmdletTerminatingError();
    }
}
