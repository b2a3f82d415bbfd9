using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>The type constraint of a variable, as an attribute among its others.</summary>
internal sealed class ArgumentTypeConverterAttribute(Type type) : ArgumentTransformationAttribute
{
    private readonly ConvertSite _site = new(type);

    public Type Type { get; } = type;

    public override object? Transform(EngineIntrinsics engineIntrinsics, object? inputData)
    {
        if (inputData is null && Type == typeof(string))
        {
            return string.Empty;
        }

        if (BoolRule.Refuses(Type, inputData, out var message))
        {
            throw new ArgumentTransformationMetadataException(message);
        }

        try
        {
            return _site.Convert(inputData);
        }
        catch (PSInvalidCastException e)
        {
            throw new ArgumentTransformationMetadataException(e.Message, e);
        }
    }

    public override string ToString() => Type.FullName ?? Type.Name;
}
