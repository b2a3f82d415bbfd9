namespace PowerShellWorker.Host.CommandLine;

/// <summary>What the user wants psfunc to do.</summary>
internal enum CommandKind
{
    Help,
    Version,
    Start,
}
