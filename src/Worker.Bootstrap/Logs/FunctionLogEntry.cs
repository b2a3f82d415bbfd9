using System.Collections;

namespace Microsoft.Azure.Functions.PowerShellWorker.Logs;

/// <summary>A log that a function wrote on purpose, with what the streams cannot carry.</summary>
/// <param name="Level">How important it is.</param>
/// <param name="Message">The text.</param>
/// <param name="Category">Logger category; null for none.</param>
/// <param name="EventId">Id or name of the event; null for none.</param>
/// <param name="Properties">Structured values; null for none.</param>
internal readonly record struct FunctionLogEntry(
    SystemLogLevel Level, string Message, string? Category, string? EventId, IDictionary? Properties);
