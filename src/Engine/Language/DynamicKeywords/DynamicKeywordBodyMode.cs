namespace System.Management.Automation.Language;

/// <summary>What follows a dynamic keyword.</summary>
public enum DynamicKeywordBodyMode
{
    Command = 0,
    ScriptBlock = 1,
    Hashtable = 2,
}
