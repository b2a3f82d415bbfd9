namespace Microsoft.Azure.Functions.PowerShellWorker.Data.Json;

/// <summary>Objects that stand for the two truth values, so that no value is boxed twice.</summary>
internal static class Boxes
{
    public static readonly object True = true;
    public static readonly object False = false;
}
