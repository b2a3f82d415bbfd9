using System.Management.Automation.Language;
using System.Reflection;
using System.Runtime.Loader;

namespace System.Management.Automation.Runtime;

/// <summary>Makes a module of a file: runs a script module's body, loads a binary module's cmdlets, follows a manifest.</summary>
internal sealed class ModuleLoader(ExecutionContext context)
{
    /// <summary>Runs the script of a module in its own session state and sets what it exports.</summary>
    public static void RunBody(PSModuleInfo module, ScriptBlock body, object?[] arguments, OutputSink output, StreamSet? streams = null)
    {
        var state = module.State!;
        var bound = body.Clone();
        bound.SessionState = state;
        module.Definition = body.ToString();
        bound.InvokeToSink(state.Context, output, streams ?? state.Context.CurrentStreams, new ScriptBlockCall { Arguments = arguments, UseLocalScope = false });
        module.Exports = (state.Selection ?? ExportSelection.Default).Apply(Members(state));
    }

    /// <exception cref="IO.FileNotFoundException">A file that a manifest names is missing.</exception>
    public PSModuleInfo Load(string file, object?[] arguments, SessionStateInternal importer)
    {
        var extension = Path.GetExtension(file).ToLowerInvariant();
        return extension switch
        {
            ".psd1" => LoadManifest(file, arguments, importer),
            ".dll" or ".exe" => LoadBinary(Path.GetFileNameWithoutExtension(file), file),
            ".ps1" => RunScriptFile(file, arguments, importer),
            _ => LoadScript(Path.GetFileNameWithoutExtension(file), file, arguments, null),
        };
    }

    /// <summary>Everything in a module's top scope that could be exported.</summary>
    private static ModuleExports Members(SessionStateInternal state)
    {
        var scope = state.TopScope;
        return new ModuleExports(
            [.. (scope.Functions?.Values ?? []).OrderBy(f => f.Name, StringComparer.OrdinalIgnoreCase)],
            [.. state.Cmdlets?.Values ?? []],
            [.. (scope.Aliases?.Values ?? []).OrderBy(a => a.Name, StringComparer.OrdinalIgnoreCase)],
            [.. scope.LocalVariables()]);
    }

    private PSModuleInfo LoadScript(string name, string file, object?[] arguments, ModuleManifest? manifest)
    {
        var module = new PSModuleInfo(name, manifest?.Path ?? file, ModuleType.Script) { Manifest = manifest, ModuleBase = Path.GetDirectoryName(file) ?? "" };
        module.State = new SessionStateInternal(context, context.GlobalState, module);
        RunScript(module, file, arguments);
        return module;
    }

    private static void RunScript(PSModuleInfo module, string file, object?[] arguments)
    {
        var body = ScriptBlock.Parse(ReadText(file), file, module.State);
        module.TypeDefinitions = [.. body.Code.Ast.FindAll(static a => a is TypeDefinitionAst, searchNestedScriptBlocks: false).Cast<TypeDefinitionAst>()];
        RunBody(module, body, arguments, NullSink.Instance);
    }

    private static string ReadText(string file)
    {
        using var reader = new StreamReader(file, detectEncodingFromByteOrderMarks: true);
        return reader.ReadToEnd();
    }

    /// <summary>A .ps1 is not a module of its own: it runs in the importer's top scope.</summary>
    private PSModuleInfo RunScriptFile(string file, object?[] arguments, SessionStateInternal importer)
    {
        var body = ScriptBlock.Parse(ReadText(file), file, importer);
        body.InvokeToSink(
            context, context.CurrentFrame?.Output ?? NullSink.Instance, context.CurrentStreams,
            new ScriptBlockCall { Arguments = arguments, UseLocalScope = false });
        return new PSModuleInfo(Path.GetFileNameWithoutExtension(file), file, ModuleType.Script);
    }

    private static PSModuleInfo LoadBinary(string name, string file) =>
        LoadAssembly(name, file, AssemblyLoadContext.Default.LoadFromAssemblyPath(file));

    private static PSModuleInfo LoadAssembly(string name, string? file, Assembly assembly)
    {
        var module = new PSModuleInfo(name, file, ModuleType.Binary)
        {
            ImplementingAssembly = assembly,
            Version = assembly.GetName().Version ?? new Version(0, 0),
        };
        var cmdlets = new List<CmdletInfo>();
        var aliases = new List<AliasInfo>();
        foreach (var type in assembly.GetExportedTypes())
        {
            if (!type.IsAbstract && typeof(Cmdlet).IsAssignableFrom(type) && type.GetCustomAttribute<CmdletAttribute>(inherit: false) is { } attribute)
            {
                var cmdlet = new CmdletInfo($"{attribute.VerbName}-{attribute.NounName}", type) { Module = module };
                cmdlets.Add(cmdlet);
                aliases.AddRange((type.GetCustomAttribute<AliasAttribute>(inherit: false)?.AliasNames ?? [])
                    .Select(alias => new AliasInfo(alias, cmdlet.Name) { Module = module }));
            }
            else if (!type.IsAbstract && typeof(IModuleAssemblyInitializer).IsAssignableFrom(type))
            {
                ((IModuleAssemblyInitializer)Activator.CreateInstance(type)!).OnImport();
            }
        }

        module.Exports = new ModuleExports([], cmdlets, aliases, []);
        return module;
    }

    private PSModuleInfo LoadManifest(string file, object?[] arguments, SessionStateInternal importer)
    {
        var manifest = ModuleManifest.Read(file);
        var module = new PSModuleInfo(Path.GetFileNameWithoutExtension(file), file, ModuleType.Manifest)
        {
            Manifest = manifest,
            Version = manifest.ModuleVersion,
            PrivateData = manifest.Data["PrivateData"],
            RootModule = manifest.RootModule ?? "",
        };
        module.State = new SessionStateInternal(context, context.GlobalState, module);
        Prepare(module, manifest, importer);

        var exports = ModuleExports.None;
        foreach (var nested in manifest.Items("NestedModules") ?? [])
        {
            exports = exports.Union(LoadNested(module, nested));
        }

        if (manifest.RootModule is { Length: > 0 } root)
        {
            exports = exports.Union(LoadRoot(module, root, arguments));
        }

        module.Exports = Adopt(FromManifest(manifest).Apply(exports), module);
        return module;
    }

    /// <summary>What has to be there before the module's own code runs.</summary>
    private void Prepare(PSModuleInfo module, ModuleManifest manifest, SessionStateInternal importer)
    {
        foreach (var required in manifest.Items("RequiredModules") ?? [])
        {
            var specification = required is Collections.Hashtable table
                ? new Microsoft.PowerShell.Commands.ModuleSpecification(table)
                : new Microsoft.PowerShell.Commands.ModuleSpecification(required.ToString()!);
            module.AddRequired(context.Modules.Import(specification.Name, ModuleImportOptions.Into(context.GlobalState)));
        }

        foreach (var assembly in manifest.Texts("RequiredAssemblies") ?? [])
        {
            var path = manifest.FullPath(assembly);
            _ = File.Exists(path) ? AssemblyLoadContext.Default.LoadFromAssemblyPath(path) : Assembly.Load(Path.GetFileNameWithoutExtension(assembly));
        }

        foreach (var script in manifest.Files("ScriptsToProcess"))
        {
            RunScriptFile(script, [], importer);
        }

        foreach (var types in manifest.Files("TypesToProcess"))
        {
            Update("Update-TypeData", types);
        }

        foreach (var formats in manifest.Files("FormatsToProcess"))
        {
            Update("Update-FormatData", formats);
        }
    }

    private static void Update(string command, string file)
    {
        using var shell = PowerShell.Create(RunspaceMode.CurrentRunspace);
        shell.AddCommand(command).AddParameter("AppendPath", file).Invoke();
    }

    private ModuleExports LoadRoot(PSModuleInfo module, string root, object?[] arguments)
    {
        var path = module.Manifest!.FullPath(root);
        var file = ModuleSearch.FindByPath(path);
        switch (Path.GetExtension(file ?? root).ToLowerInvariant())
        {
            case ".psm1" when file is not null:
                module.ModuleType = ModuleType.Script;
                RunScript(module, file, arguments);
                return module.Exports;
            case ".dll" when file is not null:
                module.ModuleType = ModuleType.Binary;
                var binary = LoadBinary(module.Name, file);
                module.ImplementingAssembly = binary.ImplementingAssembly;
                return Adopt(binary.Exports, module);
            default:
                // Not a file beside the manifest: another module, or an assembly that is loaded already.
                return Adopt(context.Modules.Import(root, ModuleImportOptions.Into(module.State!)).Exports, module);
        }
    }

    private ModuleExports LoadNested(PSModuleInfo module, object nested)
    {
        var name = nested is Collections.Hashtable table
            ? new Microsoft.PowerShell.Commands.ModuleSpecification(table).Name
            : nested.ToString()!;
        var file = ModuleSearch.FindByPath(module.Manifest!.FullPath(name));
        var loaded = context.Modules.Import(file ?? name, ModuleImportOptions.Into(module.State!));
        module.AddNested(loaded);
        return loaded.Exports;
    }

    private static ModuleExports Adopt(ModuleExports exports, PSModuleInfo module)
    {
        foreach (var command in exports.All())
        {
            command.Module = module;
        }

        return exports;
    }

    /// <summary>A key that is missing exports all; variables only when they are listed.</summary>
    private static ExportSelection FromManifest(ModuleManifest manifest) => new ExportSelection().Add(
        manifest.Texts("FunctionsToExport") ?? ["*"],
        manifest.Texts("CmdletsToExport") ?? ["*"],
        manifest.Texts("AliasesToExport") ?? ["*"],
        manifest.Texts("VariablesToExport") ?? ["*"]);
}
