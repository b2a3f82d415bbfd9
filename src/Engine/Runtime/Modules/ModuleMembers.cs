namespace System.Management.Automation.Runtime;

/// <summary>Puts what a module exports into a session state, and takes it out again.</summary>
internal static class ModuleMembers
{
    public static void Import(PSModuleInfo module, ModuleImportOptions options)
    {
        var target = options.Target;
        var scope = options.Scope ?? target.TopScope;
        var prefix = options.Prefix.Length > 0 ? options.Prefix : module.Manifest?.Text("DefaultCommandPrefix") ?? "";
        var all = module.Exports.WithPrefix(prefix);
        var members = options.Selection is { } selection ? selection.Pick(module.Exports, all) : all;
        foreach (var function in members.Functions)
        {
            function.Module ??= module;
            if (!options.NoClobber || scope.FindFunction(function.Name) is null)
            {
                scope.AddFunction(function);
            }
        }

        foreach (var cmdlet in members.Cmdlets)
        {
            cmdlet.Module ??= module;
            if (module.ModuleType != ModuleType.Manifest || !BuiltinModules.IsBuiltin(module))
            {
                target.AddCmdlet(cmdlet);
            }
        }

        foreach (var alias in members.Aliases)
        {
            alias.Module ??= module;
            scope.AddAlias(alias);
        }

        foreach (var variable in members.Variables)
        {
            scope.AddVariable(variable);
        }

        // Module-qualified calls find the members under the names they were imported by.
        module.Imported = all;
        if (!target.ImportedModules.Contains(module) && !module.IsDynamicUnlisted)
        {
            target.ImportedModules.Add(module);
        }
    }

    public static void Remove(PSModuleInfo module, SessionStateInternal state)
    {
        var scope = state.TopScope;
        var members = module.Imported ?? module.Exports;
        foreach (var function in members.Functions)
        {
            if (ReferenceEquals(scope.GetLocalFunction(function.Name), function))
            {
                scope.RemoveFunction(function.Name);
            }
        }

        foreach (var alias in members.Aliases)
        {
            if (ReferenceEquals(scope.GetLocalAlias(alias.Name), alias))
            {
                scope.RemoveAlias(alias.Name);
            }
        }

        foreach (var cmdlet in members.Cmdlets)
        {
            if (state.Cmdlets is { } known && known.TryGetValue(cmdlet.Name, out var current) && ReferenceEquals(current, cmdlet))
            {
                state.RemoveCmdlet(cmdlet.Name);
            }
        }

        foreach (var variable in members.Variables)
        {
            if (ReferenceEquals(scope.GetLocalVariable(variable.Name), variable))
            {
                scope.RemoveLocal(variable.Name);
            }
        }

        state.ImportedModules.Remove(module);
    }
}
