namespace System.Management.Automation;

public abstract class NullValidationAttributeBase : ValidateArgumentsAttribute
{
    protected NullValidationAttributeBase() => throw Unsupported.Member();
}
