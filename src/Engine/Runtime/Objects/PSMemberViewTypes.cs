namespace System.Management.Automation;

[Flags]
public enum PSMemberViewTypes
{
    Adapted = 2,
    All = 7,
    Base = 4,
    Extended = 1,
}
