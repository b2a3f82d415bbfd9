namespace Microsoft.Azure.Functions.PowerShellWorker.Engine;

/// <summary>What the worker needs of an engine beyond PowerShell's reference API. Bound once, to whichever engine was chosen.</summary>
internal interface IEngineBridge
{
    /// <summary>Lets scripts write a type by a short name, as in <c>[HttpResponseContext]</c>.</summary>
    void AddTypeAccelerator(string name, Type type);

    /// <summary>Opens a pipe that <c>Enter-PSHostProcess -CustomPipeName</c> can attach to.</summary>
    /// <exception cref="NotSupportedException">This engine has no such pipe.</exception>
    void OpenAttachPipe(string name);
}
