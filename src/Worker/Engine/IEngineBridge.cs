using System.Management.Automation.Runspaces;

namespace Microsoft.Azure.Functions.PowerShellWorker.Engine;

/// <summary>What the worker needs of an engine beyond PowerShell's reference API. Bound once, to whichever engine was chosen.</summary>
internal interface IEngineBridge
{
    /// <summary>Lets scripts write a type by a short name, as in <c>[HttpResponseContext]</c>.</summary>
    void AddTypeAccelerator(string name, Type type);

    /// <summary>
    /// A number that changes whenever a variable is added or removed in a runspace, so that what has not changed need not be looked
    /// through. Null when the engine keeps no such count: it is then looked through every time.
    /// </summary>
    Func<int>? FindVariableVersion(Runspace runspace);

    /// <summary>Opens a pipe that <c>Enter-PSHostProcess -CustomPipeName</c> can attach to.</summary>
    /// <exception cref="NotSupportedException">This engine has no such pipe.</exception>
    void OpenAttachPipe(string name);
}
