namespace Microsoft.Azure.Functions.PowerShellWorker.Data;

/// <summary>What a content type says about a body.</summary>
internal enum ContentKind
{
    /// <summary>There is no content type.</summary>
    None,

    /// <summary><c>application/json</c></summary>
    Json,

    /// <summary>Text of another kind, JSON dialects such as <c>application/problem+json</c> among it.</summary>
    Text,

    /// <summary>Anything else.</summary>
    Binary,
}
