namespace System.Management.Automation;

public class RegisterArgumentCompleterCommand : PSCmdlet
{
    public RegisterArgumentCompleterCommand() => throw Unsupported.Member();
    public string[] CommandName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public SwitchParameter Native { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string ParameterName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ScriptBlock ScriptBlock { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    protected override void EndProcessing() => throw Unsupported.Member();
}
