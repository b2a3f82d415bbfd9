using System.Collections;
using System.Collections.ObjectModel;
using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

public sealed class PowerShell : IDisposable
{
    internal PowerShell() { }
    public PSCommand Commands { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool HadErrors { get => throw Unsupported.Member(); }
    public string HistoryString { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Guid InstanceId { get => throw Unsupported.Member(); }
    public PSInvocationStateInfo InvocationStateInfo { get => throw Unsupported.Member(); }
    public bool IsNested { get => throw Unsupported.Member(); }
    public bool IsRunspaceOwner { get => throw Unsupported.Member(); }
    public Runspace Runspace { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public RunspacePool RunspacePool { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataStreams Streams { get => throw Unsupported.Member(); }
    public event EventHandler<PSInvocationStateChangedEventArgs> InvocationStateChanged { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public PowerShell AddArgument(object? value) => throw Unsupported.Member();
    public PowerShell AddCommand(string cmdlet, bool useLocalScope) => throw Unsupported.Member();
    public PowerShell AddCommand(string cmdlet) => throw Unsupported.Member();
    public PowerShell AddCommand(CommandInfo commandInfo) => throw Unsupported.Member();
    public PowerShell AddParameter(string parameterName, object? value) => throw Unsupported.Member();
    public PowerShell AddParameter(string parameterName) => throw Unsupported.Member();
    public PowerShell AddParameters(IList parameters) => throw Unsupported.Member();
    public PowerShell AddParameters(IDictionary parameters) => throw Unsupported.Member();
    public PowerShell AddScript(string script, bool useLocalScope) => throw Unsupported.Member();
    public PowerShell AddScript(string script) => throw Unsupported.Member();
    public PowerShell AddStatement() => throw Unsupported.Member();
    public PSJobProxy AsJobProxy() => throw Unsupported.Member();
    public IAsyncResult BeginInvoke() => throw Unsupported.Member();
    public IAsyncResult BeginInvoke<T>(PSDataCollection<T> input, PSInvocationSettings settings, AsyncCallback callback, object? state) => throw Unsupported.Member();
    public IAsyncResult BeginInvoke<TInput, TOutput>(PSDataCollection<TInput> input, PSDataCollection<TOutput> output) => throw Unsupported.Member();
    public IAsyncResult BeginInvoke<TInput, TOutput>(PSDataCollection<TInput> input, PSDataCollection<TOutput> output, PSInvocationSettings settings, AsyncCallback callback, object? state) => throw Unsupported.Member();
    public IAsyncResult BeginInvoke<T>(PSDataCollection<T> input) => throw Unsupported.Member();
    public IAsyncResult BeginStop(AsyncCallback callback, object? state) => throw Unsupported.Member();
    public Collection<PSObject> Connect() => throw Unsupported.Member();
    public IAsyncResult ConnectAsync() => throw Unsupported.Member();
    public IAsyncResult ConnectAsync(PSDataCollection<PSObject> output, AsyncCallback invocationCallback, object? state) => throw Unsupported.Member();
    public static PowerShell Create(InitialSessionState initialSessionState) => throw Unsupported.Member();
    public static PowerShell Create() => throw Unsupported.Member();
    public static PowerShell Create(RunspaceMode runspace) => throw Unsupported.Member();
    public PowerShell CreateNestedPowerShell() => throw Unsupported.Member();
    public void Dispose() => throw Unsupported.Member();
    public PSDataCollection<PSObject> EndInvoke(IAsyncResult asyncResult) => throw Unsupported.Member();
    public void EndStop(IAsyncResult asyncResult) => throw Unsupported.Member();
    public Collection<T> Invoke<T>(IEnumerable input, PSInvocationSettings settings) => throw Unsupported.Member();
    public Collection<T> Invoke<T>() => throw Unsupported.Member();
    public void Invoke<T>(IEnumerable input, IList<T> output) => throw Unsupported.Member();
    public Collection<PSObject> Invoke(IEnumerable input, PSInvocationSettings settings) => throw Unsupported.Member();
    public void Invoke<T>(IEnumerable input, IList<T> output, PSInvocationSettings settings) => throw Unsupported.Member();
    public Collection<PSObject> Invoke(IEnumerable input) => throw Unsupported.Member();
    public Collection<T> Invoke<T>(IEnumerable input) => throw Unsupported.Member();
    public Collection<PSObject> Invoke() => throw Unsupported.Member();
    public void Invoke<TInput, TOutput>(PSDataCollection<TInput> input, PSDataCollection<TOutput> output, PSInvocationSettings settings) => throw Unsupported.Member();
    public void Stop() => throw Unsupported.Member();
}
