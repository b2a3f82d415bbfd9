namespace System.Management.Automation;

public enum PSModuleAutoLoadingPreference
{
    All = 2,
    ModuleQualified = 1,
    None = 0,
}
