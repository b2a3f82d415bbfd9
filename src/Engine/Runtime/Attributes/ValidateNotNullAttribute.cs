using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Rejects null, and collections that hold null.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class ValidateNotNullAttribute : NullValidationAttributeBase
{
    protected override void Validate(object? arguments, EngineIntrinsics engineIntrinsics)
    {
        if (BaseValue.IsNull(arguments))
        {
            throw new ValidationMetadataException("The argument is null. Provide a valid value for the argument, and then try running the command again.",
                null, "ArgumentIsNull");
        }

        foreach (var element in ElementsOf(arguments!))
        {
            if (BaseValue.IsNull(element))
            {
                throw new ValidationMetadataException(
                    "The argument collection contains a null value. Provide a collection that does not contain any null values, and then try the command again.",
                    null, "ArgumentCollectionContainsNull");
            }
        }
    }
}
