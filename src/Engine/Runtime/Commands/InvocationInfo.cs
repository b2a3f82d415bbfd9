using System.Management.Automation.Language;

namespace System.Management.Automation;

/// <summary>How, and where in a script, a command was called: <c>$MyInvocation</c>.</summary>
public class InvocationInfo
{
    private Dictionary<string, object>? _boundParameters;
    private List<object>? _unboundArguments;
    private string? _invocationName;
    private Runtime.ParameterBinder? _binder;

    internal InvocationInfo(CommandInfo? command, IScriptExtent? position)
    {
        MyCommand = command!;
        ScriptPosition = position ?? PositionUtilities.EmptyExtent;
    }

    public Dictionary<string, object> BoundParameters
    {
        get => _boundParameters ??= _binder?.ToDictionary() ?? new Dictionary<string, object>(StringComparer.OrdinalIgnoreCase);
        internal set => _boundParameters = value;
    }

    public CommandOrigin CommandOrigin { get; internal set; } = CommandOrigin.Internal;

    /// <summary>The position to show to people, when it differs from the real one.</summary>
    public IScriptExtent DisplayScriptPosition
    {
        get => field ?? ScriptPosition;
        set;
    }

    public bool ExpectingInput { get; internal set; }

    public long HistoryId { get; internal set; } = -1;

    /// <summary>The name by which the command was called: an alias, a path, <c>&amp;</c> or <c>.</c></summary>
    public string InvocationName
    {
        get => _invocationName ?? MyCommand?.Name ?? string.Empty;
        internal set => _invocationName = value;
    }

    public string Line => ScriptPosition.StartScriptPosition?.Line ?? string.Empty;

    public CommandInfo MyCommand { get; }

    public int OffsetInLine => ScriptPosition.StartColumnNumber;

    public int PipelineLength { get; internal set; }

    public int PipelinePosition { get; internal set; }

    /// <summary>The place with the line of script and a mark under the command, as errors show it.</summary>
    public string PositionMessage => PositionUtilities.Describe(DisplayScriptPosition);

    /// <summary>The file of the calling script; empty when it was not read from a file.</summary>
    public string PSCommandPath => ScriptPosition.File ?? string.Empty;

    public string PSScriptRoot => ScriptPosition.File is { Length: > 0 } file ? Path.GetDirectoryName(file) ?? string.Empty : string.Empty;

    public int ScriptLineNumber => ScriptPosition.StartLineNumber;

    public string ScriptName => ScriptPosition.File ?? string.Empty;

    /// <summary>The text of the statement that called the command.</summary>
    public string Statement => ScriptPosition.Text;

    public List<object> UnboundArguments
    {
        get => _unboundArguments ??= [];
        internal set => _unboundArguments = value;
    }

    internal IScriptExtent ScriptPosition { get; set; }

    public static InvocationInfo Create(CommandInfo commandInfo, IScriptExtent scriptPosition) => new(commandInfo, scriptPosition);

    /// <summary>Where the bound parameters are read from when somebody asks: most calls never do.</summary>
    internal void SetBoundParameters(Runtime.ParameterBinder binder) => _binder = binder;

    /// <summary>The same call, at another place: that of an argument.</summary>
    internal InvocationInfo At(IScriptExtent extent)
    {
        var copy = (InvocationInfo)MemberwiseClone();
        copy.ScriptPosition = extent;
        copy.DisplayScriptPosition = null!;
        return copy;
    }
}
