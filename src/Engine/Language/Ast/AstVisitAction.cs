namespace System.Management.Automation.Language;

/// <summary>What a pre-order visitor wants next.</summary>
public enum AstVisitAction
{
    Continue = 0,
    SkipChildren = 1,
    StopVisit = 2,
}
