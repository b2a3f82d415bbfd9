using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

public sealed partial class PSModuleInfo
{
    public Dictionary<string, AliasInfo> ExportedAliases => Named(Exports.Aliases);

    public Dictionary<string, CmdletInfo> ExportedCmdlets => Named(Exports.Cmdlets);

    /// <summary>Functions, cmdlets and aliases.</summary>
    public Dictionary<string, CommandInfo> ExportedCommands
    {
        get
        {
            var all = new Dictionary<string, CommandInfo>(StringComparer.OrdinalIgnoreCase);
            foreach (var command in Exports.Functions.Cast<CommandInfo>().Concat(Exports.Cmdlets).Concat(Exports.Aliases))
            {
                all.TryAdd(command.Name, command);
            }

            return all;
        }
    }

    public ReadOnlyCollection<string> ExportedDscResources => ReadOnlyCollection<string>.Empty;

    public ReadOnlyCollection<string> ExportedFormatFiles => new([.. Manifest?.Files("FormatsToProcess") ?? []]);

    public Dictionary<string, FunctionInfo> ExportedFunctions => Named(Exports.Functions);

    public ReadOnlyCollection<string> ExportedTypeFiles => new([.. Manifest?.Files("TypesToProcess") ?? []]);

    public Dictionary<string, PSVariable> ExportedVariables
    {
        get
        {
            var all = new Dictionary<string, PSVariable>(StringComparer.OrdinalIgnoreCase);
            foreach (var variable in Exports.Variables)
            {
                all.TryAdd(variable.Name, variable);
            }

            return all;
        }
    }

    /// <summary>Workflows ended with PowerShell 5.1.</summary>
    public Dictionary<string, FunctionInfo> ExportedWorkflows => [];

    internal ModuleExports Exports { get; set; } = ModuleExports.None;

    /// <summary>What the last import took, prefix applied; null before the first.</summary>
    internal ModuleExports? Imported { get; set; }

    /// <summary>An exported command of one of the given kinds, under the name that it was imported by.</summary>
    internal CommandInfo? FindExported(string name, CommandTypes types) => (Imported ?? Exports).Find(name, types);

    private static Dictionary<string, T> Named<T>(IEnumerable<T> commands)
        where T : CommandInfo
    {
        var all = new Dictionary<string, T>(StringComparer.OrdinalIgnoreCase);
        foreach (var command in commands)
        {
            all.TryAdd(command.Name, command);
        }

        return all;
    }
}
