namespace System.Management.Automation;

/// <summary>Rejects null, empty collections, and strings that are empty or blank, also as elements.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class ValidateNotNullOrWhiteSpaceAttribute : NullValidationAttributeBase
{
    protected override void Validate(object? arguments, EngineIntrinsics engineIntrinsics)
        => RejectNullOrEmpty(arguments!, whiteSpaceToo: true);
}
