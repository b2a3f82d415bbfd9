namespace System.Management.Automation;

public static class VerbsLifecycle
{
    public const string Approve = "Approve";
    public const string Assert = "Assert";
    public const string Complete = "Complete";
    public const string Confirm = "Confirm";
    public const string Deny = "Deny";
    public const string Disable = "Disable";
    public const string Enable = "Enable";
    public const string Install = "Install";
    public const string Invoke = "Invoke";
    public const string Register = "Register";
    public const string Request = "Request";
    public const string Restart = "Restart";
    public const string Resume = "Resume";
    public const string Start = "Start";
    public const string Stop = "Stop";
    public const string Submit = "Submit";
    public const string Suspend = "Suspend";
    public const string Uninstall = "Uninstall";
    public const string Unregister = "Unregister";
    public const string Wait = "Wait";
}
