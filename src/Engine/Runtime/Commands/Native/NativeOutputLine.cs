namespace System.Management.Automation.Runtime;

/// <summary>A line that a program wrote.</summary>
internal readonly record struct NativeOutputLine(string Text, bool IsError, bool IsFirstError);
