namespace System.Management.Automation;

public enum DSCResourceRunAsCredential
{
    Default = 0,
    Mandatory = 2,
    NotSupported = 1,
    Optional = 0,
}
