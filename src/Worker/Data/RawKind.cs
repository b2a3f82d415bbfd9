namespace Microsoft.Azure.Functions.PowerShellWorker.Data;

/// <summary>What a declared parameter type says about how a value is handed over.</summary>
internal enum RawKind
{
    /// <summary>No type, or one that says nothing about it: the value is converted by its meaning.</summary>
    None,

    /// <summary><c>[string]</c></summary>
    Text,

    /// <summary><c>[byte[]]</c></summary>
    Bytes,

    /// <summary><c>[System.IO.Stream]</c></summary>
    Stream,
}
