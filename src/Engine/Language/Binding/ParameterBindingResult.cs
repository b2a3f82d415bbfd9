namespace System.Management.Automation.Language;

/// <summary>What a parameter was bound to, as far as that is known without running anything.</summary>
public class ParameterBindingResult
{
    internal ParameterBindingResult(ParameterMetadata? parameter, CommandElementAst value, object? constantValue)
    {
        Parameter = parameter!;
        Value = value;
        ConstantValue = constantValue;
    }

    /// <summary>The parameter; null if the command is not known.</summary>
    public ParameterMetadata Parameter { get; }

    /// <summary>The argument's value, if it is constant; otherwise null.</summary>
    public object? ConstantValue { get; }

    /// <summary>The argument, or the parameter itself for a switch.</summary>
    public CommandElementAst Value { get; }
}
