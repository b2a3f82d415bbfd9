using System.Management.Automation.Host;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>The engine as scripts reach it: <c>$ExecutionContext</c>.</summary>
public class EngineIntrinsics
{
    private readonly ExecutionContext _context;
    private CommandInvocationIntrinsics? _invokeCommand;

    internal EngineIntrinsics(ExecutionContext context) => _context = context;

    public PSEventManager Events => _context.Events;

    public PSHost Host => _context.Host;

    public CommandInvocationIntrinsics InvokeCommand => _invokeCommand ??= new CommandInvocationIntrinsics(_context);

    public ProviderIntrinsics InvokeProvider => SessionState.InvokeProvider;

    public SessionState SessionState => _context.CurrentState.PublicState;

    internal ExecutionContext Context => _context;
}
