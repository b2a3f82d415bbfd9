using System.Collections;
using System.Collections.ObjectModel;
using System.Management.Automation.Internal;
using System.Management.Automation.Runspaces;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>Finds and calls commands and scripts: <c>$ExecutionContext.InvokeCommand</c>.</summary>
public class CommandInvocationIntrinsics
{
    private readonly ExecutionContext _context;

    internal CommandInvocationIntrinsics(ExecutionContext context) => _context = context;

    public EventHandler<CommandLookupEventArgs>? CommandNotFoundAction
    {
        get => _context.Discovery.CommandNotFoundAction;
        set => _context.Discovery.CommandNotFoundAction = value;
    }

    public bool HasErrors { get; set; }

    public EventHandler<CommandLookupEventArgs>? PostCommandLookupAction
    {
        get => _context.Discovery.PostCommandLookupAction;
        set => _context.Discovery.PostCommandLookupAction = value;
    }

    public EventHandler<CommandLookupEventArgs>? PreCommandLookupAction
    {
        get => _context.Discovery.PreCommandLookupAction;
        set => _context.Discovery.PreCommandLookupAction = value;
    }

    /// <summary>Puts variables and subexpressions into a text, as a double-quoted string does.</summary>
    public string ExpandString(string source)
    {
        var script = ScriptBlock.Parse($"@\"\n{source}\n\"@", null, _context.CurrentState);
        return LanguagePrimitives.ConvertTo<string>(script.InvokeValue(_context, new ScriptBlockCall { UseLocalScope = false }));
    }

    public CmdletInfo? GetCmdlet(string commandName) => GetCommand(commandName, CommandTypes.Cmdlet) as CmdletInfo;

    public CmdletInfo? GetCmdletByTypeName(string cmdletTypeName)
    {
        ArgumentException.ThrowIfNullOrEmpty(cmdletTypeName);
        return _context.Discovery.Enumerate(CommandTypes.Cmdlet).Cast<CmdletInfo>()
            .FirstOrDefault(cmdlet => cmdlet.ImplementingType.FullName!.Equals(cmdletTypeName, StringComparison.OrdinalIgnoreCase));
    }

    public List<CmdletInfo> GetCmdlets() => GetCmdlets("*");

    public List<CmdletInfo> GetCmdlets(string pattern)
    {
        ArgumentNullException.ThrowIfNull(pattern);
        return [.. _context.Discovery.FindAll(pattern, CommandTypes.Cmdlet).Cast<CmdletInfo>()];
    }

    public CommandInfo? GetCommand(string commandName, CommandTypes type) => GetCommand(commandName, type, null!);

    public CommandInfo? GetCommand(string commandName, CommandTypes type, object[]? arguments)
    {
        ArgumentNullException.ThrowIfNull(commandName);
        return _context.Discovery.TryFind(commandName, type)
            ?? (_context.Modules.TryAutoLoad(commandName) ? _context.Discovery.TryFind(commandName, type) : null);
    }

    public List<string> GetCommandName(string name, bool nameIsPattern, bool returnFullName)
        => [.. GetCommands(name, CommandTypes.All, nameIsPattern)
            .Select(command => returnFullName && command is ExternalScriptInfo or ApplicationInfo ? command.Definition : command.Name)
            .Distinct(StringComparer.OrdinalIgnoreCase)];

    public IEnumerable<CommandInfo> GetCommands(string name, CommandTypes commandTypes, bool nameIsPattern)
    {
        ArgumentNullException.ThrowIfNull(name);
        return nameIsPattern ? _context.Discovery.FindAll(name, commandTypes) : _context.Discovery.FindAll(WildcardPattern.Escape(name), commandTypes);
    }

    public Collection<PSObject> InvokeScript(string script) => InvokeScript(script, []);

    public Collection<PSObject> InvokeScript(string script, params object[] args)
        => InvokeScript(script, useNewScope: true, PipelineResultTypes.None, null!, args);

    public Collection<PSObject> InvokeScript(SessionState sessionState, ScriptBlock scriptBlock, params object[] args)
    {
        ArgumentNullException.ThrowIfNull(sessionState);
        ArgumentNullException.ThrowIfNull(scriptBlock);
        var bound = scriptBlock.Clone();
        bound.SessionState = sessionState.Internal;
        return Invoke(bound, useLocalScope: false, null, args);
    }

    public Collection<PSObject> InvokeScript(bool useLocalScope, ScriptBlock scriptBlock, IList input, params object[] args)
    {
        ArgumentNullException.ThrowIfNull(scriptBlock);
        return Invoke(scriptBlock, useLocalScope, input, args);
    }

    public Collection<PSObject> InvokeScript(string script, bool useNewScope, PipelineResultTypes writeToPipeline, IList input, params object[] args)
    {
        ArgumentNullException.ThrowIfNull(script);
        return Invoke(NewScriptBlock(script), useNewScope, input, args);
    }

    public ScriptBlock NewScriptBlock(string scriptText) => ScriptBlock.Parse(scriptText, null, _context.CurrentState);

    private Collection<PSObject> Invoke(ScriptBlock block, bool useLocalScope, IList? input, object[]? args)
    {
        var sink = new ListSink();
        block.InvokeToSink(_context, sink, _context.CurrentStreams, new ScriptBlockCall
        {
            Arguments = args ?? [],
            Input = (object?)input ?? AutomationNull.Value,
            UseLocalScope = useLocalScope,
        });
        return ScriptBlock.ToCollection(sink);
    }
}
