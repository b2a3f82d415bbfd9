using System.Collections.ObjectModel;

namespace System.Management.Automation.Runtime;

/// <summary>The attributes of one variable; adding or removing one checks the present value.</summary>
internal sealed class VariableAttributes(PSVariable variable) : Collection<Attribute>
{
    public void AddUnchecked(Attribute attribute) => Items.Add(attribute);

    /// <summary>Transformations and conversions in order, then validations.</summary>
    public object? Apply(object? value)
    {
        var context = ExecutionContext.Current;
        foreach (var attribute in Items)
        {
            if (attribute is ArgumentTransformationAttribute transformation)
            {
                value = transformation.Transform(context?.EngineIntrinsics!, value);
            }
        }

        foreach (var attribute in Items)
        {
            if (attribute is ValidateArgumentsAttribute validator && !Accepts(validator, value))
            {
                var text = LanguagePrimitives.ConvertTo<string>(value);
                throw new ValidationMetadataException(
                    $"The variable cannot be validated because the value {text} is not a valid value for the {variable.Name} variable.", null, "ValidateSetFailure");
            }
        }

        return value;
    }

    public bool Accepts(object? value)
    {
        foreach (var attribute in Items)
        {
            if (attribute is ValidateArgumentsAttribute validator && !Accepts(validator, value))
            {
                return false;
            }
        }

        return true;
    }

    private static bool Accepts(ValidateArgumentsAttribute validator, object? value)
    {
        try
        {
            validator.ValidateInternal(value, ExecutionContext.Current?.EngineIntrinsics!);
            return true;
        }
        catch (ValidationMetadataException)
        {
            return false;
        }
    }

    protected override void InsertItem(int index, Attribute item)
    {
        base.InsertItem(index, item);
        Changed(() => Items.RemoveAt(index));
    }

    protected override void SetItem(int index, Attribute item)
    {
        var old = Items[index];
        base.SetItem(index, item);
        Changed(() => Items[index] = old);
    }

    protected override void RemoveItem(int index)
    {
        base.RemoveItem(index);
        variable.AttributesChanged();
    }

    protected override void ClearItems()
    {
        base.ClearItems();
        variable.AttributesChanged();
    }

    private void Changed(Action undo)
    {
        try
        {
            variable.AttributesChanged();
        }
        catch
        {
            undo();
            throw;
        }
    }
}
