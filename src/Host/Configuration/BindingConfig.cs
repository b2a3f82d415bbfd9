namespace PowerShellWorker.Host.Configuration;

/// <summary>One entry of a function.json's "bindings", as written; null stands for what is absent.</summary>
internal sealed record BindingConfig(string? Name, string? Type, string? Direction, string? DataType, ConfigNode Node);
