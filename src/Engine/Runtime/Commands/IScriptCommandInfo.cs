namespace System.Management.Automation;

/// <summary>A command that is a script block: a function, filter or script file.</summary>
internal interface IScriptCommandInfo
{
    ScriptBlock ScriptBlock { get; }

    /// <summary>What stands after the comma in the error ids of this command.</summary>
    string QualifiedName { get; }
}
