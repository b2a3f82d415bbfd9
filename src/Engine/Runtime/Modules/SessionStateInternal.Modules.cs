namespace System.Management.Automation.Runtime;

internal sealed partial class SessionStateInternal
{
    /// <summary>What the module's own Export-ModuleMember calls picked; null while none was made.</summary>
    public ExportSelection? Selection { get; set; }

    /// <summary>Modules imported by code of this state, in the order of import.</summary>
    public List<PSModuleInfo> ImportedModules { get; } = [];
}
