using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Checks each element of an argument.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public abstract class ValidateEnumeratedArgumentsAttribute : ValidateArgumentsAttribute
{
    protected ValidateEnumeratedArgumentsAttribute()
    {
    }

    /// <exception cref="ValidationMetadataException">The element is not acceptable.</exception>
    protected abstract void ValidateElement(object element);

    protected sealed override void Validate(object arguments, EngineIntrinsics engineIntrinsics)
    {
        if (BaseValue.IsNull(arguments))
        {
            throw new ValidationMetadataException(
                "The argument is null or empty. Provide an argument that is not null or empty, and then try the command again.", null, "ArgumentIsEmpty");
        }

        var value = BaseValue.Of(arguments);
        if (value is string || PipelineEnumeration.GetEnumerator(value) is not { } elements)
        {
            ValidateElement(arguments);
            return;
        }

        while (elements.MoveNext())
        {
            ValidateElement(elements.Current!);
        }
    }
}
