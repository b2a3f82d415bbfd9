using System.Management.Automation;
using System.Management.Automation.Runspaces;
using System.Reflection;

namespace Microsoft.Azure.Functions.PowerShellWorker.Engine;

/// <summary>Finds the members by name in whichever assembly of the engine has them, and keeps them as delegates.</summary>
internal sealed class EngineBridge : IEngineBridge
{
    private const BindingFlags Members = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    private readonly LoadedEngine _engine;
    private readonly Lazy<Action<string, Type>?> _addTypeAccelerator;
    private readonly Lazy<Action<string>?> _openAttachPipe;

    public EngineBridge(LoadedEngine engine)
    {
        _engine = engine;
        // Bound on first use: the stream is open and init answered before the engine is looked at.
        _addTypeAccelerator = new(() => BindStatic<Action<string, Type>>("System.Management.Automation.TypeAccelerators", "Add"));
        _openAttachPipe = new(() => BindStatic<Action<string>>(
            "System.Management.Automation.Remoting.RemoteSessionNamedPipeServer", "CreateCustomNamedPipeServer"));
    }

    public void AddTypeAccelerator(string name, Type type)
    {
        if (_addTypeAccelerator.Value is not { } add)
        {
            throw Unsupported("type accelerators");
        }

        add(name, type);
    }

    public void OpenAttachPipe(string name)
    {
        if (_openAttachPipe.Value is not { } open)
        {
            throw Unsupported("the attach pipe of Enter-PSHostProcess (PSWorkerCustomPipeName)");
        }

        open(name);
    }

    public Func<int>? FindVariableVersion(Runspace runspace)
    {
        object? part = runspace;
        foreach (var name in (string[])["ExecutionContextOrNull", "GlobalState", "TopScope"])
        {
            part = part?.GetType().GetProperty(name, Members)?.GetValue(part);
        }

        return part?.GetType().GetProperty("VariableSetVersion", Members)?.GetMethod is { } getter && getter.ReturnType == typeof(int)
            ? getter.CreateDelegate<Func<int>>(part)
            : null;
    }

    private static T? BindStatic<T>(string typeName, string methodName)
        where T : Delegate
    {
        var parameters = typeof(T).GetMethod("Invoke")!.GetParameters().Select(parameter => parameter.ParameterType).ToArray();
        var method = typeof(PSObject).Assembly.GetType(typeName)
            ?.GetMethod(methodName, BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic, parameters);
        return method?.CreateDelegate<T>();
    }

    private NotSupportedException Unsupported(string feature) => new(
        $"The {_engine.Kind} engine ({_engine.Version}) does not offer {feature}. "
        + "Use an installed PowerShell for it: set PSWorkerPowerShellHome to its $PSHOME.");
}
