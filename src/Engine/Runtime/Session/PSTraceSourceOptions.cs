namespace System.Management.Automation;

[Flags]
public enum PSTraceSourceOptions
{
    All = 32767,
    Assert = 16384,
    Constructor = 1,
    Data = 6167,
    Delegates = 32,
    Dispose = 2,
    Error = 512,
    Errors = 640,
    Events = 64,
    Exception = 128,
    ExecutionFlow = 8303,
    Finalizer = 4,
    Lock = 256,
    Method = 8,
    None = 0,
    Property = 16,
    Scope = 8192,
    Verbose = 2048,
    Warning = 1024,
    WriteLine = 4096,
}
