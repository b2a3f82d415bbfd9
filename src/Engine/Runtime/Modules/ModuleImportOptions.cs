namespace System.Management.Automation.Runtime;

/// <summary>How, and into what, a module is imported.</summary>
internal sealed record ModuleImportOptions(SessionStateInternal Target)
{
    /// <summary>Receives the members; null for the target's top scope.</summary>
    public Scope? Scope { get; init; }

    public string Prefix { get; init; } = "";

    public bool Force { get; init; }

    public bool NoClobber { get; init; }

    public object?[] Arguments { get; init; } = [];

    /// <summary>Which members; null for all that the module exports.</summary>
    public ExportSelection? Selection { get; init; }

    /// <summary>The versions that may be taken; null for any.</summary>
    public Func<Version, bool>? IsWanted { get; init; }

    public static ModuleImportOptions Into(SessionStateInternal target) => new(target);
}
