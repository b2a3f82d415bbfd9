using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Another name of a command.</summary>
public class AliasInfo : CommandInfo
{
    internal AliasInfo(string name, string definition, ScopedItemOptions options = ScopedItemOptions.None, string? description = null)
        : base(name, CommandTypes.Alias)
    {
        Target = definition;
        OptionsUnchecked = options;
        Description = description ?? string.Empty;
    }

    public override string Definition => Target;

    public string Description { get; set; }

    /// <exception cref="SessionStateUnauthorizedAccessException">The alias is constant.</exception>
    public ScopedItemOptions Options
    {
        get => OptionsUnchecked;
        set
        {
            if ((OptionsUnchecked & ScopedItemOptions.Constant) != 0)
            {
                throw new SessionStateUnauthorizedAccessException(Name, SessionStateCategory.Alias, "AliasIsConstant",
                    $"Alias is not writeable because alias {Name} is read-only or constant and cannot be written to.");
            }

            OptionsUnchecked = value;
        }
    }

    public override ReadOnlyCollection<PSTypeName> OutputType => ResolvedCommand?.OutputType ?? ReadOnlyCollection<PSTypeName>.Empty;

    /// <summary>The next command on the way: it may be an alias too.</summary>
    public CommandInfo? ReferencedCommand => Context is { } context ? context.Discovery.TryFind(Target, CommandTypes.All) : null;

    /// <summary>The command at the end of the way; null if a name on the way means nothing.</summary>
    public CommandInfo? ResolvedCommand
    {
        get
        {
            var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase) { Name };
            var command = ReferencedCommand;
            while (command is AliasInfo alias)
            {
                if (!seen.Add(alias.Name))
                {
                    return null;
                }

                command = alias.ReferencedCommand;
            }

            return command;
        }
    }

    /// <summary>What the alias stands for, as it was written.</summary>
    internal string Target { get; set; }

    internal ScopedItemOptions OptionsUnchecked { get; set; }

    internal override ParameterModel? BindingModel => ResolvedCommand?.BindingModel;

    // Built-in aliases are shared by all runspaces, so what they mean depends on who asks.
    private static Automation.Runtime.ExecutionContext? Context => Automation.Runtime.ExecutionContext.Current
        ?? Runspaces.Runspace.DefaultRunspace?.ExecutionContextOrNull;
}
