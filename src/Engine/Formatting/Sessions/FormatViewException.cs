namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>-View names a view that the type does not have.</summary>
internal sealed class FormatViewException(string view, FormatShape shape)
    : Exception($"The view name {view} cannot be found. Specify the name of a {shape} view that exists for the type and try again.");
