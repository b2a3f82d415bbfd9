namespace PowerShellWorker.Shell;

/// <summary>What the command line asks for.</summary>
internal enum ShellMode
{
    Interactive,
    File,
    Command,
    StandardInput,
    Help,
    Version,
}

/// <summary>The command line, understood and checked.</summary>
internal sealed record ShellOptions(ShellMode Mode)
{
    /// <summary>Path of the script, or text of the command.</summary>
    public string Text { get; init; } = "";

    /// <summary>What follows the script, to be bound to its parameters.</summary>
    public IReadOnlyList<string> Arguments { get; init; } = [];

    public bool NoLogo { get; init; }

    public bool NoProfile { get; init; }

    public bool NonInteractive { get; init; }

    public bool NoExit { get; init; }

    /// <summary>Folder to start in, or null for the current one.</summary>
    public string? WorkingDirectory { get; init; }
}
