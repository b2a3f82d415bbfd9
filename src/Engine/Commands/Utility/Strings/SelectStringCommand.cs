using System.Globalization;
using System.Management.Automation.Provider;
using System.Text;
using System.Text.RegularExpressions;

namespace Microsoft.PowerShell.Commands;

/// <summary>Finds lines of text that match patterns.</summary>
[Cmdlet("Select", "String", DefaultParameterSetName = "File", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097119")]
[OutputType(typeof(bool), typeof(MatchInfo))]
public sealed class SelectStringCommand : PSCmdlet
{
    private Regex[] _regexes = [];
    private MatchContextTracker? _input;
    private ulong _inputLine;
    private bool _done;
    private CompareInfo? _compare;
    private bool _isLiteral;

    [Parameter(ParameterSetName = "Object")]
    [Parameter(ParameterSetName = "ObjectRaw")]
    [Parameter(ParameterSetName = "File")]
    [Parameter(ParameterSetName = "FileRaw")]
    [Parameter(ParameterSetName = "LiteralFile")]
    [Parameter(ParameterSetName = "LiteralFileRaw")]
    [ValidateNotNull]
    public string? Culture { get; set; }

    [Parameter(ValueFromPipeline = true, Mandatory = true, ParameterSetName = "Object")]
    [Parameter(ValueFromPipeline = true, Mandatory = true, ParameterSetName = "ObjectRaw")]
    [AllowNull]
    [AllowEmptyString]
    public PSObject? InputObject { get; set; }

    [Parameter(Mandatory = true, Position = 0)]
    public string[]? Pattern { get; set; }

    [Parameter(Position = 1, Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "File")]
    [Parameter(Position = 1, Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "FileRaw")]
    public string[]? Path { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "LiteralFile")]
    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "LiteralFileRaw")]
    [Alias("PSPath", "LP")]
    public string[]? LiteralPath
    {
        get => Path;
        set
        {
            Path = value;
            _isLiteral = true;
        }
    }

    [Parameter(Mandatory = true, ParameterSetName = "ObjectRaw")]
    [Parameter(Mandatory = true, ParameterSetName = "FileRaw")]
    [Parameter(Mandatory = true, ParameterSetName = "LiteralFileRaw")]
    public SwitchParameter Raw { get; set; }

    [Parameter]
    public SwitchParameter SimpleMatch { get; set; }

    [Parameter]
    public SwitchParameter CaseSensitive { get; set; }

    [Parameter(ParameterSetName = "Object")]
    [Parameter(ParameterSetName = "File")]
    [Parameter(ParameterSetName = "LiteralFile")]
    public SwitchParameter Quiet { get; set; }

    [Parameter]
    public SwitchParameter List { get; set; }

    [Parameter]
    public SwitchParameter NoEmphasis { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public string[] Include { get; set; } = [];

    [Parameter]
    [ValidateNotNullOrEmpty]
    public string[] Exclude { get; set; } = [];

    [Parameter]
    public SwitchParameter NotMatch { get; set; }

    [Parameter]
    public SwitchParameter AllMatches { get; set; }

    [Parameter]
    [ArgumentToEncodingTransformation]
    [ValidateNotNullOrEmpty]
    public Encoding? Encoding { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    [ValidateCount(1, 2)]
    [ValidateRange(0, int.MaxValue)]
    public new int[]? Context { get; set; }

    private int Before => Context is { Length: > 0 } ? Context[0] : 0;

    private int After => Context is { Length: > 0 } ? Context[^1] : 0;

    protected override void BeginProcessing()
    {
        if (SimpleMatch)
        {
            _compare = Culture is null or "" || Culture.Equals("Current", StringComparison.OrdinalIgnoreCase) ? CultureInfo.CurrentCulture.CompareInfo
                : Culture.Equals("Ordinal", StringComparison.OrdinalIgnoreCase) ? null
                : Culture.Equals("Invariant", StringComparison.OrdinalIgnoreCase) ? CultureInfo.InvariantCulture.CompareInfo
                : new CultureInfo(Culture).CompareInfo;
            return;
        }

        var options = CaseSensitive ? RegexOptions.None : RegexOptions.IgnoreCase;
        _regexes = new Regex[Pattern!.Length];
        for (var i = 0; i < _regexes.Length; i++)
        {
            try
            {
                _regexes[i] = System.Management.Automation.Runtime.RegexCache.Get(Pattern[i], options);
            }
            catch (ArgumentException e)
            {
                ThrowTerminatingError(new ErrorRecord(new ArgumentException($"The string {Pattern[i]} is not a valid regular expression: {e.Message}"),
                    "InvalidRegex", ErrorCategory.InvalidArgument, Pattern[i]));
            }
        }
    }

    protected override void ProcessRecord()
    {
        if (_done)
        {
            return;
        }

        if (Path is not null)
        {
            SearchPaths();
            return;
        }

        _inputLine++;
        if (InputObject is null)
        {
            return;
        }

        switch (InputObject.BaseObject)
        {
            case FileInfo file:
                SearchFile(file.FullName);
                return;
            case MatchInfo previous:
                SearchLine(previous.Line, _inputLine);
                return;
            default:
                SearchLine(CmdletSupport.Text(InputObject), _inputLine);
                return;
        }
    }

    protected override void EndProcessing()
    {
        foreach (var match in _input?.Finish() ?? [])
        {
            Emit(match);
        }
    }

    private void SearchLine(string line, ulong number)
    {
        _input ??= new MatchContextTracker(Before, After);
        var match = TryMatch(line);
        if (match is not null)
        {
            match.LineNumber = number;
        }

        foreach (var complete in _input.Add(line, match))
        {
            Emit(complete);
        }
    }

    private void SearchPaths()
    {
        var session = base.Context.Providers;
        var context = new ProviderContext(session, this) { IsLiteral = _isLiteral, Include = [.. Include], Exclude = [.. Exclude] };
        foreach (var path in Path ?? [])
        {
            context.Guard(path, () =>
            {
                foreach (var location in PathResolver.Resolve(session, path, context, mustExist: !_isLiteral))
                {
                    if (!Directory.Exists(location.Path) && context.Passes(ProviderPaths.Leaf(location.Path)))
                    {
                        SearchFile(location.Path);
                    }
                }
            });
        }
    }

    private void SearchFile(string file)
    {
        var tracker = new MatchContextTracker(Before, After);
        try
        {
            using var reader = new StreamReader(file, Encoding ?? FileEncoding.Default, detectEncodingFromByteOrderMarks: true);
            ulong number = 0;
            while (reader.ReadLine() is { } line && !Stopping)
            {
                number++;
                var match = TryMatch(line);
                if (match is not null)
                {
                    match.LineNumber = number;
                    match.Path = file;
                }

                var found = false;
                foreach (var complete in tracker.Add(line, match))
                {
                    found = true;
                    Emit(complete);
                }

                if (_done || (found && List))
                {
                    return;
                }
            }

            foreach (var rest in tracker.Finish())
            {
                Emit(rest);
            }
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException or NotSupportedException)
        {
            WriteError(new ErrorRecord(new ArgumentException($"The file {file} cannot be read: {e.Message}", e),
                "ProcessingFile", ErrorCategory.InvalidArgument, file));
        }
    }

    private MatchInfo? TryMatch(string line)
    {
        Match[] matches = [];
        var hit = -1;
        if (SimpleMatch)
        {
            hit = Array.FindIndex(Pattern!, pattern => Contains(line, pattern));
        }
        else
        {
            for (var i = 0; i < _regexes.Length && hit < 0; i++)
            {
                if (AllMatches && !NotMatch)
                {
                    var all = _regexes[i].Matches(line);
                    if (all.Count > 0)
                    {
                        hit = i;
                        matches = all.ToArray();
                    }
                }
                else if (_regexes[i].Match(line) is { Success: true } one)
                {
                    hit = i;
                    matches = [one];
                }
            }
        }

        if (hit >= 0 == NotMatch.IsPresent)
        {
            return null;
        }

        return new MatchInfo
        {
            Line = line,
            IgnoreCase = !CaseSensitive,
            Pattern = Pattern![Math.Max(0, hit)],
            Matches = NotMatch ? [] : matches,
            Context = Context is null ? null : new MatchInfoContext(),
        };
    }

    private bool Contains(string line, string pattern)
        => _compare is null ? line.Contains(pattern, CaseSensitive ? StringComparison.Ordinal : StringComparison.OrdinalIgnoreCase)
            : _compare.IndexOf(line, pattern, CaseSensitive ? CompareOptions.None : CompareOptions.IgnoreCase) >= 0;

    private void Emit(MatchInfo match)
    {
        if (Quiet)
        {
            if (!_done)
            {
                _done = true;
                WriteObject(true);
            }

            return;
        }

        if (Raw)
        {
            WriteObject(match.Line);
        }
        else
        {
            WriteObject(match);
        }
    }
}
