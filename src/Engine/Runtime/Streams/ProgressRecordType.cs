namespace System.Management.Automation;

public enum ProgressRecordType
{
    Completed = 1,
    Processing = 0,
}
