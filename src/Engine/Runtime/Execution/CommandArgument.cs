using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

/// <summary>One element of a command's argument list after evaluation: <c>-Name</c>, <c>-Name:value</c> or a value.</summary>
/// <param name="Name">Parameter name without the dash, or null for a plain value.</param>
/// <param name="Value">The value; meaningless unless <paramref name="HasValue"/>.</param>
/// <param name="HasValue">False for a parameter name that stands alone (its value may be the next argument, or it is a switch).</param>
/// <param name="Extent">Where the argument stands, for errors; null when it was not written in a script.</param>
/// <param name="FromSplatting">Came out of @name: a named value never falls back to a positional one.</param>
internal readonly record struct CommandArgument(string? Name, object? Value, bool HasValue, IScriptExtent? Extent = null, bool FromSplatting = false)
{
    public static CommandArgument Positional(object? value, IScriptExtent? extent = null) => new(null, value, true, extent);

    public static CommandArgument Named(string name, object? value, IScriptExtent? extent = null) => new(name, value, true, extent);

    public static CommandArgument NameOnly(string name, IScriptExtent? extent = null) => new(name, null, false, extent);
}
