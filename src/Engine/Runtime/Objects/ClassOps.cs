using System.Reflection;

namespace System.Management.Automation.Internal;

public static class ClassOps
{
    public static void CallBaseCtor(object? target, ConstructorInfo ci, params object[] args) => throw Unsupported.Member();
    public static object? CallMethodNonVirtually(object? target, MethodInfo mi, params object[] args) => throw Unsupported.Member();
    public static void CallVoidMethodNonVirtually(object? target, MethodInfo mi, params object[] args) => throw Unsupported.Member();
    public static void ValidateSetProperty(Type type, string propertyName, object? value) => throw Unsupported.Member();
}
