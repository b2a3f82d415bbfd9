namespace Microsoft.PowerShell.Commands;

/// <summary>Lines around a match.</summary>
public sealed class MatchInfoContext : ICloneable
{
    internal MatchInfoContext()
    {
    }

    public string[] PreContext { get; set; } = [];

    public string[] PostContext { get; set; } = [];

    /// <summary>Lines before that no other match shows.</summary>
    public string[] DisplayPreContext { get; set; } = [];

    public string[] DisplayPostContext { get; set; } = [];

    public object Clone() => new MatchInfoContext
    {
        PreContext = (string[])PreContext.Clone(),
        PostContext = (string[])PostContext.Clone(),
        DisplayPreContext = (string[])DisplayPreContext.Clone(),
        DisplayPostContext = (string[])DisplayPostContext.Clone(),
    };
}
