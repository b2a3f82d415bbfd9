using System.Collections;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>The base of the attributes that reject null.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public abstract class NullValidationAttributeBase : ValidateArgumentsAttribute
{
    protected NullValidationAttributeBase()
    {
    }

    /// <summary>The elements of a collection; nothing for a value that is none.</summary>
    private protected static IEnumerable<object?> ElementsOf(object arguments)
    {
        var value = BaseValue.Of(arguments);
        if (value is string or IDictionary || PipelineEnumeration.GetEnumerator(value) is not { } elements)
        {
            yield break;
        }

        while (elements.MoveNext())
        {
            yield return elements.Current;
        }
    }

    private protected static void RejectNullOrEmpty(object arguments, bool whiteSpaceToo)
    {
        var value = BaseValue.Of(arguments);
        if (BaseValue.IsNull(arguments))
        {
            throw new ValidationMetadataException(
                "The argument is null or empty. Provide an argument that is not null or empty, and then try the command again.", null, "ArgumentIsNull");
        }

        if (value is string text)
        {
            RejectText(text, whiteSpaceToo);
            return;
        }

        if (value is IDictionary { Count: 0 })
        {
            throw Empty();
        }

        if (value is IDictionary || PipelineEnumeration.GetEnumerator(value) is null)
        {
            return;
        }

        var any = false;
        foreach (var element in ElementsOf(arguments))
        {
            any = true;
            if (BaseValue.IsNull(element))
            {
                throw new ValidationMetadataException(
                    "The argument is null, empty, or an element of the argument collection contains a null value. Supply a collection that does not contain any null values and then try the command again.",
                    null, "ArgumentCollectionContainsNull");
            }

            if (BaseValue.Of(element) is string item)
            {
                RejectElement(item, whiteSpaceToo);
            }
        }

        if (!any)
        {
            throw Empty();
        }
    }

    private static void RejectText(string text, bool whiteSpaceToo)
    {
        if (text.Length == 0)
        {
            throw Empty();
        }

        if (whiteSpaceToo && string.IsNullOrWhiteSpace(text))
        {
            throw new ValidationMetadataException(
                "The argument is null, empty, or consists of only white-space characters. Provide an argument that contains non white-space characters, and then try the command again.",
                null, "ArgumentIsEmptyOrWhiteSpace");
        }
    }

    private static void RejectElement(string item, bool whiteSpaceToo)
    {
        if (item.Length == 0)
        {
            throw new ValidationMetadataException(
                "The argument is null, empty, or an element of the argument collection contains a null value. Supply a collection that does not contain any null values and then try the command again.",
                null, "ArgumentCollectionContainsEmpty");
        }

        if (whiteSpaceToo && string.IsNullOrWhiteSpace(item))
        {
            throw new ValidationMetadataException(
                "The argument is null, empty, or an element of the argument collection consists of only white-space characters. Supply a collection that does not contain any such values and then try the command again.",
                null, "ArgumentCollectionContainsEmptyOrWhiteSpace");
        }
    }

    private static ValidationMetadataException Empty()
        => new("The argument is null or empty. Provide an argument that is not null or empty, and then try the command again.", null, "ArgumentIsEmpty");
}
