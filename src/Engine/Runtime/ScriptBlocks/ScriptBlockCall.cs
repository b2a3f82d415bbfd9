using System.Collections;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>How a script block is to be called, apart from where its output goes. Default values mean: no arguments, no input,
/// a scope of its own, and the caller's <c>$_</c> and <c>$this</c>.</summary>
internal struct ScriptBlockCall
{
    public ScriptBlockCall()
    {
    }

    /// <summary>Stands for "leave the caller's".</summary>
    public static readonly object Inherit = new();

    /// <summary>Bound to the parameters in order; the rest is <c>$args</c>.</summary>
    public object?[] Arguments { get; set; } = [];

    /// <summary>Named arguments, as @splatting of a hash table would give them.</summary>
    public IDictionary? NamedArguments { get; set; }

    /// <summary><c>$input</c>, and what a process block runs for; AutomationNull for none.</summary>
    public object? Input { get; set; } = AutomationNull.Value;

    /// <summary>False to run in the scope of the caller, as <c>.</c> does.</summary>
    public bool UseLocalScope { get; set; } = true;

    /// <summary><c>$_</c> in the block.</summary>
    public object? Underscore { get; set; } = Inherit;

    /// <summary><c>$this</c> in the block.</summary>
    public object? This { get; set; } = Inherit;

    /// <summary>What <c>$MyInvocation</c> shows; null for one made of the block itself.</summary>
    public InvocationInfo? MyInvocation { get; set; }
}
