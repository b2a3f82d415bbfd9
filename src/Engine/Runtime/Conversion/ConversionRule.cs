namespace System.Management.Automation.Runtime;

/// <summary>How values of one type become values of another; found once a pair of types and kept.</summary>
internal delegate bool ConversionRule(ref ConversionAttempt attempt);
