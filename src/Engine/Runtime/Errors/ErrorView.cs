namespace System.Management.Automation;

/// <summary>How errors are shown: the values of <c>$ErrorView</c>.</summary>
public enum ErrorView
{
    /// <summary>All that Windows PowerShell shows.</summary>
    NormalView = 0,

    /// <summary>One line with the category.</summary>
    CategoryView = 1,

    /// <summary>The message, and the place when it is in a script.</summary>
    ConciseView = 2,

    /// <summary>Everything, inner errors too.</summary>
    DetailedView = 3,
}
