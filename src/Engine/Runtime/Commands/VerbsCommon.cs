namespace System.Management.Automation;

public static class VerbsCommon
{
    public const string Add = "Add";
    public const string Clear = "Clear";
    public const string Close = "Close";
    public const string Copy = "Copy";
    public const string Enter = "Enter";
    public const string Exit = "Exit";
    public const string Find = "Find";
    public const string Format = "Format";
    public const string Get = "Get";
    public const string Hide = "Hide";
    public const string Join = "Join";
    public const string Lock = "Lock";
    public const string Move = "Move";
    public const string New = "New";
    public const string Open = "Open";
    public const string Optimize = "Optimize";
    public const string Pop = "Pop";
    public const string Push = "Push";
    public const string Redo = "Redo";
    public const string Remove = "Remove";
    public const string Rename = "Rename";
    public const string Reset = "Reset";
    public const string Resize = "Resize";
    public const string Search = "Search";
    public const string Select = "Select";
    public const string Set = "Set";
    public const string Show = "Show";
    public const string Skip = "Skip";
    public const string Split = "Split";
    public const string Step = "Step";
    public const string Switch = "Switch";
    public const string Undo = "Undo";
    public const string Unlock = "Unlock";
    public const string Watch = "Watch";
}
