namespace System.Management.Automation;

public class VariablePath
{
    public VariablePath(string path) => throw Unsupported.Member();
    public string DriveName { get => throw Unsupported.Member(); }
    public bool IsDriveQualified { get => throw Unsupported.Member(); }
    public bool IsGlobal { get => throw Unsupported.Member(); }
    public bool IsLocal { get => throw Unsupported.Member(); }
    public bool IsPrivate { get => throw Unsupported.Member(); }
    public bool IsScript { get => throw Unsupported.Member(); }
    public bool IsUnqualified { get => throw Unsupported.Member(); }
    public bool IsUnscopedVariable { get => throw Unsupported.Member(); }
    public bool IsVariable { get => throw Unsupported.Member(); }
    public string UserPath { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
