namespace System.Management.Automation.Internal;

public class ScriptBlockMemberMethodWrapper
{
    internal ScriptBlockMemberMethodWrapper() { }
    public void InvokeHelper(object? instance, object? sessionStateInternal, object[] args) => throw Unsupported.Member();
    public T InvokeHelperT<T>(object? instance, object? sessionStateInternal, object[] args) => throw Unsupported.Member();
}
