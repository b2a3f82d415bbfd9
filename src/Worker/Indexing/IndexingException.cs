using System.Management.Automation.Language;

namespace Microsoft.Azure.Functions.PowerShellWorker.Indexing;

/// <summary>A declaration in code that makes no function; the message begins with its place.</summary>
internal sealed class IndexingException(IScriptExtent extent, string message)
    : Exception($"{extent.File}:{extent.StartLineNumber}:{extent.StartColumnNumber}: {message}");
