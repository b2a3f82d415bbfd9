namespace System.Management.Automation.Runtime;

/// <summary>What a pair of operands is computed in. The order is the order of promotion.</summary>
internal enum NumericKind
{
    None,
    Int,
    UInt,
    Long,
    ULong,
    Double,
    Decimal,
}
