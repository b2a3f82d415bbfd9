using System.Diagnostics.CodeAnalysis;
using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

internal sealed partial class Frame
{
    /// <summary>Variables that every invocation has. Code that mentions one has it in a slot; others find it here, made on demand.</summary>
    public static readonly string[] AutomaticNames =
        [SpecialVariables.Args, SpecialVariables.Input, SpecialVariables.MyInvocation, SpecialVariables.BoundParameters];

    private Dictionary<string, PSVariable>? _automatic;
    private InvocationInfo? _myInvocation;

    /// <summary><c>$args</c>: what no parameter took.</summary>
    public object?[] Arguments { get; set; } = [];

    /// <summary>Arguments by parameter name: <c>$PSBoundParameters</c>; null until somebody asks or the binder sets it.</summary>
    public Dictionary<string, object?>? BoundParameters { get; set; }

    /// <summary><c>$input</c>.</summary>
    public object? Input { get; set; }

    /// <summary>The function, script or cmdlet-like command that this invocation runs; null for a plain script block.</summary>
    public CommandInfo? Command { get; set; }

    /// <summary>The command line that called the block.</summary>
    public IScriptExtent? CallPosition { get; set; }

    /// <summary><c>$MyInvocation</c>; made on demand from <see cref="Command"/> and <see cref="CallPosition"/> unless a pipeline gave it.</summary>
    [AllowNull]
    public InvocationInfo MyInvocation
    {
        get => _myInvocation ??= MakeInvocationInfo();
        set => _myInvocation = value;
    }

    /// <summary>The call of the function or script that this block, or the nearest of its callers, is; null outside of both.</summary>
    public InvocationInfo? NearestCommandInvocation
    {
        get
        {
            for (var frame = this; frame is not null; frame = frame.Caller)
            {
                if (frame.Command is not (null or ScriptInfo))
                {
                    return frame.MyInvocation;
                }
            }

            return null;
        }
    }

    /// <summary>Whether this is the call that an invocation info describes.</summary>
    public bool Is(InvocationInfo invocation) => ReferenceEquals(_myInvocation, invocation);

    public bool TryMakeAutomaticVariable(string name, [NotNullWhen(true)] out PSVariable? variable)
    {
        if (_automatic is not null && _automatic.TryGetValue(name, out variable))
        {
            return true;
        }

        variable = Make(name);
        if (variable is null)
        {
            return false;
        }

        _automatic ??= new Dictionary<string, PSVariable>(StringComparer.OrdinalIgnoreCase);
        _automatic.Add(variable.Name, variable);
        return true;
    }

    private PSVariable? Make(string name) => name.Length switch
    {
        4 when SpecialVariables.Is(name, SpecialVariables.Args) => new PSVariable(SpecialVariables.Args, Arguments),
        5 when SpecialVariables.Is(name, SpecialVariables.Input) => new PSVariable(SpecialVariables.Input, GetInput()),
        12 when SpecialVariables.Is(name, SpecialVariables.MyInvocation) => new PSVariable(SpecialVariables.MyInvocation, MyInvocation),
        17 when SpecialVariables.Is(name, SpecialVariables.BoundParameters) => new PSVariable(SpecialVariables.BoundParameters, GetBoundParameters()),
        _ => null,
    };
}
