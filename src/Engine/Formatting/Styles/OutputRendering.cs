namespace System.Management.Automation;

/// <summary>When output carries colours.</summary>
public enum OutputRendering
{
    /// <summary>Where the host can show them, not in text.</summary>
    Host = 0,

    /// <summary>Never.</summary>
    PlainText = 1,

    /// <summary>Always.</summary>
    Ansi = 2,
}
