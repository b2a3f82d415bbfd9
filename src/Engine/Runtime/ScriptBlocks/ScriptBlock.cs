using System.Collections;
using System.Collections.ObjectModel;
using System.Management.Automation.Language;
using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ScriptBlock : ISerializable
{
    protected ScriptBlock(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public Ast Ast { get => throw Unsupported.Member(); }
    public List<Attribute> Attributes { get => throw Unsupported.Member(); }
    public bool DebuggerHidden { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string File { get => throw Unsupported.Member(); }
    public Guid Id { get => throw Unsupported.Member(); }
    public bool IsConfiguration { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool IsFilter { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSModuleInfo Module { get => throw Unsupported.Member(); }
    public void CheckRestrictedLanguage(IEnumerable<string> allowedCommands, IEnumerable<string> allowedVariables, bool allowEnvironmentVariables) => throw Unsupported.Member();
    public static ScriptBlock Create(string script) => throw Unsupported.Member();
    public ScriptBlock GetNewClosure() => throw Unsupported.Member();
    public virtual void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public PowerShell GetPowerShell(Dictionary<string, object> variables, out Dictionary<string, object> usingVariables, bool isTrustedInput, params object[] args) => throw Unsupported.Member();
    public PowerShell GetPowerShell(params object[] args) => throw Unsupported.Member();
    public PowerShell GetPowerShell(bool isTrustedInput, params object[] args) => throw Unsupported.Member();
    public PowerShell GetPowerShell(Dictionary<string, object> variables, params object[] args) => throw Unsupported.Member();
    public PowerShell GetPowerShell(Dictionary<string, object> variables, out Dictionary<string, object> usingVariables, params object[] args) => throw Unsupported.Member();
    public SteppablePipeline GetSteppablePipeline(CommandOrigin commandOrigin) => throw Unsupported.Member();
    public SteppablePipeline GetSteppablePipeline(CommandOrigin commandOrigin, params object[] args) => throw Unsupported.Member();
    public SteppablePipeline GetSteppablePipeline() => throw Unsupported.Member();
    public Collection<PSObject> Invoke(params object[] args) => throw Unsupported.Member();
    public object? InvokeReturnAsIs(params object[] args) => throw Unsupported.Member();
    public Collection<PSObject> InvokeWithContext(Dictionary<string, ScriptBlock> functionsToDefine, List<PSVariable> variablesToDefine, params object[] args) => throw Unsupported.Member();
    public Collection<PSObject> InvokeWithContext(IDictionary functionsToDefine, List<PSVariable> variablesToDefine, params object[] args) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
