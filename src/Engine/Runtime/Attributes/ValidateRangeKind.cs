namespace System.Management.Automation;

/// <summary>Ranges that have a name.</summary>
public enum ValidateRangeKind
{
    /// <summary>Greater than zero.</summary>
    Positive,

    /// <summary>Greater than or equal to zero.</summary>
    NonNegative,

    /// <summary>Less than zero.</summary>
    Negative,

    /// <summary>Less than or equal to zero.</summary>
    NonPositive,
}
