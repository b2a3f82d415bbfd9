namespace System.Management.Automation.Runtime;

/// <summary>The end of a stream that can keep a record without showing it.</summary>
internal interface IRecordKeeper
{
    void Keep(object record);
}
