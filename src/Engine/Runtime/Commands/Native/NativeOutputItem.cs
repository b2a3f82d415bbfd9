namespace System.Management.Automation.Runtime;

/// <summary>What a program wrote: a line of text, or bytes.</summary>
internal readonly record struct NativeOutputItem(object Value, bool IsError, bool IsFirstError);
