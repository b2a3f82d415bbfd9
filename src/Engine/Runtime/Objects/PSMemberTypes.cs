namespace System.Management.Automation;

[Flags]
public enum PSMemberTypes
{
    AliasProperty = 1,
    All = 8191,
    CodeMethod = 128,
    CodeProperty = 2,
    Dynamic = 4096,
    Event = 2048,
    MemberSet = 1024,
    Method = 64,
    Methods = 448,
    NoteProperty = 8,
    ParameterizedProperty = 512,
    Properties = 31,
    Property = 4,
    PropertySet = 32,
    ScriptMethod = 256,
    ScriptProperty = 16,
}
