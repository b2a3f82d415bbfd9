namespace Microsoft.Azure.Functions.PowerShellWorker.Functions;

/// <summary>Which way a binding's value goes.</summary>
internal enum BindingDirection
{
    In,
    Out,
    InOut,
}
