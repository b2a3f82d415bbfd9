namespace System.Management.Automation.Language;

/// <summary>How the arguments of a command were bound to its parameters, without running anything.</summary>
public class StaticBindingResult
{
    internal StaticBindingResult()
    {
    }

    public Dictionary<string, ParameterBindingResult> BoundParameters { get; } = new(StringComparer.OrdinalIgnoreCase);

    public Dictionary<string, StaticBindingError> BindingExceptions { get; } = new(StringComparer.OrdinalIgnoreCase);
}
