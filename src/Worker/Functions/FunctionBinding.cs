namespace Microsoft.Azure.Functions.PowerShellWorker.Functions;

/// <summary>A binding of a function.</summary>
internal sealed record FunctionBinding(string Name, string Type, BindingDirection Direction);
