using System.Management.Automation.Compiler;
using System.Management.Automation.Language;
using System.Management.Automation.Runtime;
using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A piece of script that can be called, bound to the session state in which it was made.</summary>
public partial class ScriptBlock : ISerializable
{
    private List<Attribute>? _attributes;

    protected ScriptBlock(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();

    internal ScriptBlock(ScriptBlockAst ast, SessionStateInternal? sessionState = null)
        : this(CompiledScriptBlock.Of(ast), sessionState)
    {
    }

    internal ScriptBlock(CompiledScriptBlock code, SessionStateInternal? sessionState)
    {
        Code = code;
        SessionState = sessionState;
        IsFilter = code.IsFilter;
    }

    /// <summary>The script block itself, or the function definition that it is the body of.</summary>
    public Ast Ast => Code.Ast.Parent is FunctionDefinitionAst function ? function : Code.Ast;

    public List<Attribute> Attributes => _attributes ??= [.. Code.Attributes];

    public bool DebuggerHidden { get; set; }

    /// <summary>The file that the block was read from; null when it was not.</summary>
    public string? File => Code.File;

    public Guid Id => Code.Id;

    public bool IsConfiguration { get; set; }

    public bool IsFilter { get; set; }

    public PSModuleInfo? Module => SessionState?.Module;

    /// <summary>Where the block stands, its braces included.</summary>
    public PSToken StartPosition => new(Code.Ast.Extent);

    /// <summary>What is shared by all script blocks made of the same text.</summary>
    internal CompiledScriptBlock Code { get; }

    /// <summary>Where the block's commands and variables are looked up; null for the state of whoever calls it.</summary>
    internal SessionStateInternal? SessionState { get; set; }

    /// <summary>Parses a text.</summary>
    /// <exception cref="ParseException">The text has syntax errors.</exception>
    public static ScriptBlock Create(string script) => Parse(script, null, Runtime.ExecutionContext.Current?.CurrentState);

    public virtual void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();

    public override string ToString() => Code.Text;

    internal static ScriptBlock Parse(string script, string? file, SessionStateInternal? sessionState)
    {
        ArgumentNullException.ThrowIfNull(script);
        var ast = Parser.ParseInput(script, file!, out _, out var errors);
        return errors.Length > 0 ? throw new ParseException(errors) : new ScriptBlock(ast, sessionState);
    }

    internal ScriptBlock Clone() => new(Code, SessionState) { IsFilter = IsFilter, DebuggerHidden = DebuggerHidden };
}
