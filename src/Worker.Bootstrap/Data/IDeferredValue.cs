namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>A value of a table that is made when it is first read.</summary>
internal interface IDeferredValue
{
    object? Create();
}
