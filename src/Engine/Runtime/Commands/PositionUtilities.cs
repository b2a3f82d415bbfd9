using System.Management.Automation.Language;

namespace System.Management.Automation;

/// <summary>Positions as commands and errors show them.</summary>
internal static class PositionUtilities
{
    public static IScriptExtent EmptyExtent { get; } = new InternalScriptExtent(ScriptText.Empty, 0, 0);

    public static string Describe(IScriptExtent extent) => Language.PositionMessage.Describe(extent);
}
