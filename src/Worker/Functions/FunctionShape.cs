namespace Microsoft.Azure.Functions.PowerShellWorker.Functions;

/// <summary>How a function is invoked.</summary>
internal enum FunctionShape
{
    /// <summary>A script, as a constant function made from its syntax tree.</summary>
    Script,

    /// <summary>A script with <c>#Requires</c>, as a file, so that the engine checks what it requires.</summary>
    ScriptFile,

    /// <summary>A function of a module file.</summary>
    ModuleFunction,
}
