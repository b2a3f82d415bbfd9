namespace System.Management.Automation;

public static class VerbsData
{
    public const string Backup = "Backup";
    public const string Checkpoint = "Checkpoint";
    public const string Compare = "Compare";
    public const string Compress = "Compress";
    public const string Convert = "Convert";
    public const string ConvertFrom = "ConvertFrom";
    public const string ConvertTo = "ConvertTo";
    public const string Dismount = "Dismount";
    public const string Edit = "Edit";
    public const string Expand = "Expand";
    public const string Export = "Export";
    public const string Group = "Group";
    public const string Import = "Import";
    public const string Initialize = "Initialize";
    public const string Limit = "Limit";
    public const string Merge = "Merge";
    public const string Mount = "Mount";
    public const string Out = "Out";
    public const string Publish = "Publish";
    public const string Restore = "Restore";
    public const string Save = "Save";
    public const string Sync = "Sync";
    public const string Unpublish = "Unpublish";
    public const string Update = "Update";
}
