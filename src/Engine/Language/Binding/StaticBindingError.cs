namespace System.Management.Automation.Language;

/// <summary>Why an element of a command could not be bound.</summary>
public class StaticBindingError
{
    internal StaticBindingError(CommandElementAst commandElement, ParameterBindingException bindingException)
    {
        CommandElement = commandElement;
        BindingException = bindingException;
    }

    public CommandElementAst CommandElement { get; }

    public ParameterBindingException BindingException { get; }
}
