using System.Globalization;

namespace System.Management.Automation;

public class ErrorCategoryInfo
{
    internal ErrorCategoryInfo() { }
    public string Activity { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ErrorCategory Category { get => throw Unsupported.Member(); }
    public string Reason { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string TargetName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string TargetType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string GetMessage() => throw Unsupported.Member();
    public string GetMessage(CultureInfo uiCultureInfo) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
