using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Compiler;

/// <summary>Reads and writes the content of provider items as variables.</summary>
internal static class ProviderVariables
{
    public static object? Read(ExecutionContext context, VariablePath path)
    {
        var readers = context.GetEngineIntrinsics().InvokeProvider.Content.GetReader(path.UserPath);
        if (readers is null || readers.Count == 0)
        {
            return null;
        }

        using var reader = readers[0];
        var items = reader.Read(-1);
        return items is null || items.Count == 0 ? null : items.Count == 1 ? items[0] : items.Cast<object?>().ToArray();
    }

    public static void Write(ExecutionContext context, VariablePath path, object? value)
    {
        var content = context.GetEngineIntrinsics().InvokeProvider.Content;
        if (value is not null)
        {
            content.Clear(path.UserPath);
        }

        using var writer = content.GetWriter(path.UserPath)[0];
        writer.Write(value is Array array ? array : new[] { value });
        writer.Close();
    }
}
