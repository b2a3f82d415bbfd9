namespace System.Management.Automation;

/// <summary>How arguments reach a program: the values of <c>$PSNativeCommandArgumentPassing</c>.</summary>
public enum NativeArgumentPassingStyle
{
    /// <summary>As one command line, as PowerShell did before 7.3.</summary>
    Legacy = 0,

    /// <summary>One by one.</summary>
    Standard = 1,

    /// <summary>One by one, but for Windows' own interpreters.</summary>
    Windows = 2,
}
