using System.Text;

namespace Microsoft.Azure.Functions.PowerShellWorker.Functions;

/// <summary>Checks that every input has a parameter and every parameter an input.</summary>
internal static class ParameterValidator
{
    /// <exception cref="InvalidOperationException">Something does not fit; one line for each finding.</exception>
    public static void Check(IReadOnlyList<FunctionParameter> parameters, IReadOnlyList<FunctionBinding> bindings)
    {
        var unmatched = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (var parameter in parameters)
        {
            if (!ReservedParameters.Contains(parameter.Name))
            {
                unmatched.Add(parameter.Name);
            }
        }

        var problems = new StringBuilder();
        foreach (var binding in bindings)
        {
            if (binding.Direction == BindingDirection.In && !unmatched.Remove(binding.Name) && !IsOptional(binding))
            {
                problems.AppendLine($"No parameter defined in the script or function for the input binding '{binding.Name}'.");
            }
        }

        foreach (var parameter in parameters)
        {
            if (unmatched.Contains(parameter.Name))
            {
                problems.AppendLine(
                    $"No input binding defined for the parameter '{parameter.Name}' that is declared in the script or function.");
            }
        }

        if (problems.Length > 0)
        {
            throw new InvalidOperationException(problems.ToString().TrimEnd());
        }
    }

    /// <summary>The durable client reaches the commands that need it without a parameter.</summary>
    private static bool IsOptional(FunctionBinding binding) =>
        binding.Type.Equals("durableClient", StringComparison.OrdinalIgnoreCase)
        || binding.Type.Equals("orchestrationClient", StringComparison.OrdinalIgnoreCase);
}
