namespace System.Management.Automation.Runspaces;

/// <summary>A runspace's session state for the program that hosts it. Not to be used while a pipeline runs on another thread.</summary>
public class SessionStateProxy
{
    private readonly LocalRunspace _runspace;

    internal SessionStateProxy(LocalRunspace runspace) => _runspace = runspace;

    public virtual List<string> Applications => State.Applications;

    public virtual DriveManagementIntrinsics Drive => State.Drive;

    public virtual CommandInvocationIntrinsics InvokeCommand => State.InvokeCommand;

    public virtual ProviderIntrinsics InvokeProvider => State.InvokeProvider;

    public virtual PSLanguageMode LanguageMode
    {
        get => State.LanguageMode;
        set => State.LanguageMode = value;
    }

    public virtual PSModuleInfo? Module => State.Module;

    public virtual PathIntrinsics Path => State.Path;

    public virtual CmdletProviderManagementIntrinsics Provider => State.Provider;

    public virtual PSVariableIntrinsics PSVariable => State.PSVariable;

    public virtual List<string> Scripts => State.Scripts;

    private SessionState State => _runspace.RequireOpen().GlobalState.PublicState;

    public virtual object? GetVariable(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        return PSVariable.GetValue(name);
    }

    public virtual void SetVariable(string name, object? value)
    {
        ArgumentNullException.ThrowIfNull(name);
        PSVariable.Set(name, value);
    }
}
