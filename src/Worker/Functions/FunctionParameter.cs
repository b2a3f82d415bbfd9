using Microsoft.Azure.Functions.PowerShellWorker.Data;

namespace Microsoft.Azure.Functions.PowerShellWorker.Functions;

/// <summary>A parameter of a function that takes a value of the invocation.</summary>
/// <param name="Name">As the script declares it.</param>
/// <param name="Type">The declared type; <c>object</c> when there is none.</param>
internal sealed record FunctionParameter(string Name, Type Type)
{
    /// <summary>Whether the type asks for the value as it was sent.</summary>
    public RawKind RawKind { get; } =
        Type == typeof(string) ? RawKind.Text
        : Type == typeof(byte[]) ? RawKind.Bytes
        : Type == typeof(Stream) || Type == typeof(MemoryStream) ? RawKind.Stream
        : RawKind.None;
}
