using System.Collections;
using System.Collections.ObjectModel;
using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

public class CommandInvocationIntrinsics
{
    internal CommandInvocationIntrinsics() { }
    public EventHandler<CommandLookupEventArgs> CommandNotFoundAction { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool HasErrors { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public EventHandler<CommandLookupEventArgs> PostCommandLookupAction { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public EventHandler<CommandLookupEventArgs> PreCommandLookupAction { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string ExpandString(string source) => throw Unsupported.Member();
    public CmdletInfo GetCmdlet(string commandName) => throw Unsupported.Member();
    public CmdletInfo GetCmdletByTypeName(string cmdletTypeName) => throw Unsupported.Member();
    public List<CmdletInfo> GetCmdlets(string pattern) => throw Unsupported.Member();
    public List<CmdletInfo> GetCmdlets() => throw Unsupported.Member();
    public CommandInfo GetCommand(string commandName, CommandTypes type, object[] arguments) => throw Unsupported.Member();
    public CommandInfo GetCommand(string commandName, CommandTypes type) => throw Unsupported.Member();
    public List<string> GetCommandName(string name, bool nameIsPattern, bool returnFullName) => throw Unsupported.Member();
    public IEnumerable<CommandInfo> GetCommands(string name, CommandTypes commandTypes, bool nameIsPattern) => throw Unsupported.Member();
    public Collection<PSObject> InvokeScript(string script) => throw Unsupported.Member();
    public Collection<PSObject> InvokeScript(string script, params object[] args) => throw Unsupported.Member();
    public Collection<PSObject> InvokeScript(SessionState sessionState, ScriptBlock scriptBlock, params object[] args) => throw Unsupported.Member();
    public Collection<PSObject> InvokeScript(bool useLocalScope, ScriptBlock scriptBlock, IList input, params object[] args) => throw Unsupported.Member();
    public Collection<PSObject> InvokeScript(string script, bool useNewScope, PipelineResultTypes writeToPipeline, IList input, params object[] args) => throw Unsupported.Member();
    public ScriptBlock NewScriptBlock(string scriptText) => throw Unsupported.Member();
}
