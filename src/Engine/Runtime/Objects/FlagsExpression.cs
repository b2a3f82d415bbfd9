namespace System.Management.Automation;

public sealed class FlagsExpression<T> where T : struct, IConvertible
{
    public FlagsExpression(string expression) => throw Unsupported.Member();
    public FlagsExpression(object[] expression) => throw Unsupported.Member();
    public bool Evaluate(T value) => throw Unsupported.Member();
}
