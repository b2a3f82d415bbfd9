using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>What a method is when it is used as a value.</summary>
internal sealed class PSMethod<T>(MethodGroup group, object? target) : PSMethod(group, target);
