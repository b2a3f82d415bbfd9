namespace System.Management.Automation.Runtime;

/// <summary>A parameter with the value that it was given.</summary>
internal readonly record struct BoundParameter(BindableParameter Parameter, object? Value);
