using System.Management.Automation.Runtime;
using System.Reflection;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Runspaces;

/// <summary>Makes a runspace's context what its initial state says.</summary>
internal static class SessionSetup
{
    public static void Apply(InitialSessionState state, ExecutionContext context)
    {
        context.LanguageMode = state.LanguageMode;
        AddVariables(state, context);
        AddCommands(state, context);
        foreach (var assembly in state.AssembliesIfAny?.AsEnumerable() ?? [])
        {
            Load(assembly);
        }

        foreach (var variable in state.EnvironmentVariablesIfAny?.AsEnumerable() ?? [])
        {
            Environment.SetEnvironmentVariable(variable.Name, LanguagePrimitives.ConvertTo<string>(variable.Value));
        }
    }

    public static void ImportModules(InitialSessionState state, LocalRunspace runspace)
    {
        if (state.ModuleList.Count == 0 && state.StartupScriptsIfAny is null)
        {
            return;
        }

        foreach (var module in state.ModuleList)
        {
            using var import = PowerShell.Create(runspace);
            import.AddCommand("Microsoft.PowerShell.Core\\Import-Module").AddParameter("Name", module.Name);
            if (module.RequiredVersion is not null)
            {
                import.AddParameter("RequiredVersion", module.RequiredVersion);
            }
            else if (module.Version is not null)
            {
                import.AddParameter("MinimumVersion", module.Version);
            }

            Run(import, runspace, module.Name, state.ThrowOnRunspaceOpenError);
        }

        foreach (var script in state.StartupScriptsIfAny ?? [])
        {
            using var start = PowerShell.Create(runspace);
            start.AddCommand(script, useLocalScope: false);
            Run(start, runspace, script, state.ThrowOnRunspaceOpenError);
        }
    }

    /// <summary>Removes what scripts added to the global scope and gives the variables of the initial state their first values.</summary>
    public static void Reset(InitialSessionState state, ExecutionContext context)
    {
        var scope = context.GlobalState.TopScope;
        foreach (var variable in scope.LocalVariables().ToArray())
        {
            if ((variable.Options & ScopedItemOptions.Constant) == 0)
            {
                scope.RemoveLocal(variable.Name);
            }
        }

        context.ErrorList.Clear();
        context.LastSucceeded = true;
        AddVariables(state, context, skipConstant: true);
    }

    private static void AddVariables(InitialSessionState state, ExecutionContext context, bool skipConstant = false)
    {
        var scope = context.GlobalState.TopScope;
        var entries = state.VariablesIfAny;
        if (!skipConstant)
        {
            BuiltinVariables.AddTo(context, state.HasDefaults && entries is not { HasRemovals: true });
        }
        else if (state.HasDefaults && entries is not { HasRemovals: true })
        {
            foreach (var preference in BuiltinVariables.Preferences)
            {
                scope.SetLocal(preference.Name, preference.Value);
            }
        }

        foreach (var entry in entries?.AsEnumerable() ?? [])
        {
            if (entry.IsDefault && !entries!.HasRemovals)
            {
                continue;
            }

            scope.RemoveLocal(entry.Name);
            scope.AddVariable(new PSVariable(entry.Name, entry.Value, entry.Options, entry.Attributes) { Description = entry.Description, Visibility = entry.Visibility });
        }
    }

    private static void AddCommands(InitialSessionState state, ExecutionContext context)
    {
        var scope = context.GlobalState.TopScope;
        var entries = state.CommandsIfAny;
        var usesTables = state.HasDefaults && entries is not { HasRemovals: true };
        context.Discovery.HasBuiltinCommands = usesTables;
        if (usesTables)
        {
            scope.AddAliases(BuiltinAliases.All);
        }

        foreach (var entry in entries?.AsEnumerable() ?? [])
        {
            if (entry.IsDefault && usesTables)
            {
                continue;
            }

            AddCommand(entry, context, scope);
        }
    }

    private static void AddCommand(SessionStateCommandEntry entry, ExecutionContext context, Scope scope)
    {
        switch (entry)
        {
            case SessionStateCmdletEntry cmdlet:
                context.GlobalState.AddCmdlet(new CmdletInfo(cmdlet.Name, CmdletDescription.Of(cmdlet.ImplementingType), cmdlet.HelpFileName)
                {
                    Visibility = cmdlet.Visibility,
                    Module = cmdlet.Module,
                });
                break;
            case SessionStateAliasEntry alias:
                scope.AddAlias(new AliasInfo(alias.Name, alias.Definition, alias.Options, alias.Description) { Visibility = alias.Visibility });
                break;
            case SessionStateFunctionEntry function:
                var block = function.Block.Clone();
                scope.AddFunction(new FunctionInfo(function.Name, block, function.Options, function.HelpFile) { Visibility = function.Visibility });
                break;
        }
    }

    private static void Load(SessionStateAssemblyEntry entry)
    {
        if (entry.FileName is { Length: > 0 } file)
        {
            Assembly.LoadFrom(file);
        }
        else
        {
            Assembly.Load(entry.Name);
        }
    }

    private static void Run(PowerShell command, LocalRunspace runspace, string name, bool throwOnError)
    {
        Exception? failure = null;
        try
        {
            command.Invoke();
        }
        catch (RuntimeException e)
        {
            failure = e;
            command.Streams.Error.Add(ErrorRecord.From(e));
        }

        if (!throwOnError || command.Streams.Error.Count == 0)
        {
            return;
        }

        _ = runspace;
        _ = failure;
        throw new RunspaceOpenModuleLoadException(name, command.Streams.Error);
    }
}
