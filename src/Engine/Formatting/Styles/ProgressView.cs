namespace System.Management.Automation;

/// <summary>How progress is shown.</summary>
public enum ProgressView
{
    /// <summary>One line.</summary>
    Minimal = 0,

    /// <summary>Several lines with a bar.</summary>
    Classic = 1,
}
