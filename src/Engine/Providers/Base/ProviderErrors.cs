namespace System.Management.Automation.Provider;

/// <summary>Errors that all providers report alike.</summary>
internal static class ProviderErrors
{
    public static PSNotSupportedException NotSupported() => new("Provider operation stopped because the provider does not support this operation.");

    public static ErrorRecord PathNotFound(string path)
        => new(new ItemNotFoundException($"Cannot find path '{path}' because it does not exist."), "PathNotFound", ErrorCategory.ObjectNotFound, path);
}
