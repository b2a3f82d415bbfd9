namespace System.Management.Automation;

/// <summary>Rejects null, empty strings and empty collections, also as elements.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class ValidateNotNullOrEmptyAttribute : NullValidationAttributeBase
{
    protected override void Validate(object? arguments, EngineIntrinsics engineIntrinsics)
        => RejectNullOrEmpty(arguments!, whiteSpaceToo: false);
}
