using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace Microsoft.PowerShell.Commands;

/// <summary>Runs script blocks, reads a property or calls a method for each input object.</summary>
[Cmdlet("ForEach", "Object", SupportsShouldProcess = true, DefaultParameterSetName = "ScriptBlockSet",
    HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096867")]
public sealed partial class ForEachObjectCommand : PSCmdlet, IDisposable
{
    private const string ScriptBlockSet = "ScriptBlockSet";
    private const string PropertyAndMethodSet = "PropertyAndMethodSet";
    private const string ParallelParameterSet = "ParallelParameterSet";

    private readonly List<ScriptBlock?> _scripts = [];
    private RepeatedInvocation[] _process = [];
    private ScriptBlock? _begin;
    private ScriptBlock? _end;
    private bool _endGiven;
    private ForEachMember? _member;

    [Parameter(ValueFromPipeline = true, ParameterSetName = ScriptBlockSet)]
    [Parameter(ValueFromPipeline = true, ParameterSetName = PropertyAndMethodSet)]
    [Parameter(ValueFromPipeline = true, ParameterSetName = ParallelParameterSet)]
    public PSObject? InputObject { get; set; }

    [Parameter(ParameterSetName = ScriptBlockSet)]
    public ScriptBlock? Begin
    {
        get => _begin;
        set => _begin = value;
    }

    [Parameter(Mandatory = true, Position = 0, ParameterSetName = ScriptBlockSet)]
    [AllowNull]
    [AllowEmptyCollection]
    public ScriptBlock?[]? Process { get; set; }

    [Parameter(ParameterSetName = ScriptBlockSet)]
    public ScriptBlock? End
    {
        get => _end;
        set
        {
            _end = value;
            _endGiven = true;
        }
    }

    [Parameter(ParameterSetName = ScriptBlockSet, ValueFromRemainingArguments = true)]
    [AllowNull]
    [AllowEmptyCollection]
    public ScriptBlock?[]? RemainingScripts { get; set; }

    [Parameter(Mandatory = true, Position = 0, ParameterSetName = PropertyAndMethodSet)]
    [ValidateNotNullOrEmpty]
    public string? MemberName { get; set; }

    [Parameter(ParameterSetName = PropertyAndMethodSet, ValueFromRemainingArguments = true)]
    [Alias("Args")]
    public object?[]? ArgumentList { get; set; }

    protected override void BeginProcessing()
    {
        switch (ParameterSetName)
        {
            case PropertyAndMethodSet:
                _member = new ForEachMember(this, MemberName!, ArgumentList);
                break;
            case ParallelParameterSet:
                BeginParallel();
                break;
            default:
                BeginScripts();
                break;
        }
    }

    protected override void ProcessRecord()
    {
        if (_member is not null)
        {
            _member.Process(InputObject);
        }
        else if (IsParallel)
        {
            ProcessParallel();
        }
        else
        {
            var input = (object?)InputObject;
            foreach (var invocation in _process)
            {
                invocation.Invoke(input);
            }
        }
    }

    protected override void EndProcessing()
    {
        if (IsParallel)
        {
            EndParallel();
            return;
        }

        if (_member is not null)
        {
            return;
        }

        ReleaseScripts();
        if (_end is not null)
        {
            RunOnce(_end);
        }
    }

    protected override void StopProcessing() => StopParallel();

    public void Dispose()
    {
        ReleaseScripts();
        DisposeParallel();
    }

    /// <summary>Positional blocks take the roles that are still free: the first of several is begin, the last of three or more is end.</summary>
    private void BeginScripts()
    {
        _scripts.AddRange(Process ?? [null]);
        _scripts.AddRange(RemainingScripts ?? []);
        var first = 0;
        var last = _scripts.Count;
        if (_begin is null && _scripts.Count > 1)
        {
            _begin = _scripts[0];
            first = 1;
        }

        if (!_endGiven && last - first > 1)
        {
            _end = _scripts[--last];
        }

        if (_begin is not null)
        {
            RunOnce(_begin);
        }

        var context = ExecutionContext.Required;
        var output = CmdletSink.Of(this);
        var process = new List<RepeatedInvocation>(last - first);
        for (var i = first; i < last; i++)
        {
            if (_scripts[i] is { } script)
            {
                process.Add(script.BeginRepeated(context, output, context.CurrentStreams));
            }
        }

        _process = [.. process];
    }

    private void RunOnce(ScriptBlock script)
    {
        var context = ExecutionContext.Required;
        script.InvokeToSink(context, CmdletSink.Of(this), context.CurrentStreams, new ScriptBlockCall { UseLocalScope = false, Underscore = null });
    }

    private void ReleaseScripts()
    {
        // In reverse: each gives back the $_ that it found.
        for (var i = _process.Length - 1; i >= 0; i--)
        {
            _process[i].Dispose();
        }

        _process = [];
    }
}
