namespace System.Management.Automation;

public enum ModuleType
{
    Binary = 1,
    Cim = 3,
    Manifest = 2,
    Script = 0,
    Workflow = 4,
}
