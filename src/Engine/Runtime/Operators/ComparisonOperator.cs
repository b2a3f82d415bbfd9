namespace System.Management.Automation.Runtime;

/// <summary>The operators that compare, or, with a collection on the left, keep the elements that compare.</summary>
internal enum ComparisonOperator
{
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}
