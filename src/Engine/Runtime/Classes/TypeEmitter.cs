using System.Management.Automation.Language;
using System.Reflection;
using System.Reflection.Emit;

namespace System.Management.Automation.Runtime;

/// <summary>Emits the types of one script block into one assembly, bases before what derives from them.</summary>
internal static class TypeEmitter
{
    private static int _assemblies;

    public static void Emit(IReadOnlyList<TypeDefinitionAst> definitions)
    {
        var module = NewModule(definitions[0].Extent.File);
        var names = new EmittedTypeNames();
        foreach (var definition in definitions)
        {
            if (definition.IsEnum)
            {
                EnumEmitter.Emit(definition, module, names);
            }
        }

        var classes = definitions.Where(d => !d.IsEnum).Select(d => new ClassEmitter(d, module, names)).ToList();
        foreach (var emitter in classes)
        {
            emitter.DefineBases();
        }

        var ordered = BasesFirst(classes);
        ordered.ForEach(emitter => emitter.DefineMembers());
        ordered.ForEach(emitter => emitter.Create());
        ordered.ForEach(emitter => emitter.InitializeStatics());
    }

    private static List<ClassEmitter> BasesFirst(List<ClassEmitter> classes)
    {
        var ordered = new List<ClassEmitter>(classes.Count);
        var visited = new HashSet<ClassEmitter>();
        foreach (var emitter in classes)
        {
            Visit(emitter);
        }

        return ordered;

        void Visit(ClassEmitter emitter)
        {
            if (!visited.Add(emitter))
            {
                return;
            }

            foreach (var needed in classes)
            {
                if (emitter.DependsOn(needed))
                {
                    Visit(needed);
                }
            }

            ordered.Add(emitter);
        }
    }

    private static ModuleBuilder NewModule(string? scriptFile)
    {
        var number = Interlocked.Increment(ref _assemblies);
        var name = new AssemblyName("PowerShell Class Assembly") { Version = new Version(1, 0, 0, number & 0xFFFF) };

        // Collectible: a changed script is compiled anew, and its old types must be able to go.
        var assembly = AssemblyBuilder.DefineDynamicAssembly(name, AssemblyBuilderAccess.RunAndCollect);
        if (!string.IsNullOrEmpty(scriptFile))
        {
            var attribute = typeof(DynamicClassImplementationAssemblyAttribute);
            assembly.SetCustomAttribute(new CustomAttributeBuilder(
                attribute.GetConstructor([])!, [], [attribute.GetProperty(nameof(DynamicClassImplementationAssemblyAttribute.ScriptFile))!], [scriptFile]));
        }

        return assembly.DefineDynamicModule("PowerShell Class Module");
    }
}
