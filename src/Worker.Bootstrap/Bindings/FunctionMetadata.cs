using System.Collections.ObjectModel;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>Tells modules which output bindings the function has that runs in a runspace.</summary>
public static class FunctionMetadata
{
    /// <summary>The output bindings by name (looked up ignoring case).</summary>
    /// <param name="runspaceInstanceId"><c>InstanceId</c> of the runspace.</param>
    /// <returns>Null when no function runs in that runspace.</returns>
    public static ReadOnlyDictionary<string, ReadOnlyBindingInfo>? GetOutputBindingInfo(Guid runspaceInstanceId)
    {
        if (InvocationScope.Find(runspaceInstanceId) is not { IsActive: true } scope)
        {
            return null;
        }

        var infos = new Dictionary<string, ReadOnlyBindingInfo>(StringComparer.OrdinalIgnoreCase);
        foreach (var binding in scope.Outputs.Bindings.All)
        {
            infos.Add(binding.Name, new ReadOnlyBindingInfo(binding.Type, "Out"));
        }

        return new ReadOnlyDictionary<string, ReadOnlyBindingInfo>(infos);
    }
}
