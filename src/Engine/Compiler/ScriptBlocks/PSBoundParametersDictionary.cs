namespace System.Management.Automation.Compiler;

/// <summary><c>$PSBoundParameters</c>.</summary>
internal sealed class PSBoundParametersDictionary() : Dictionary<string, object?>(StringComparer.OrdinalIgnoreCase);
