using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace Microsoft.PowerShell.Commands.AddType;

/// <summary>Roslyn behind Add-Type. Nothing of it is loaded before the first source is compiled.</summary>
internal static class CSharpCompiler
{
    private static readonly ConcurrentDictionary<string, Assembly> Compiled = new(StringComparer.Ordinal);
    private static readonly Lazy<ImmutableArray<MetadataReference>> Framework = new(FrameworkReferences);
    private static int _count;

    /// <summary>The assembly that the same text, with the same options, was compiled to before in this process.</summary>
    public static Assembly? Find(CSharpSource source) => Compiled.GetValueOrDefault(source.Key);

    /// <summary>Compiles; on success the assembly is loaded, or written to a file if the source names one.</summary>
    public static CSharpResult Compile(CSharpSource source, CancellationToken cancellation)
    {
        var arguments = CSharpCommandLineParser.Default.Parse(source.CompilerOptions, Environment.CurrentDirectory, sdkDirectory: null);
        var trees = source.Texts.Select(text => CSharpSyntaxTree.ParseText(
            SourceText.From(text.Content), arguments.ParseOptions.WithLanguageVersion(LanguageVersion.Latest), text.Path, cancellation));
        var compilation = CSharpCompilation.Create(
            source.OutputFile is { } path ? Path.GetFileNameWithoutExtension(path) : "AddType" + Interlocked.Increment(ref _count),
            trees,
            [.. Framework.Value, .. source.References.Select(r => (MetadataReference)MetadataReference.CreateFromFile(r))],
            arguments.CompilationOptions.WithOutputKind(OutputKindOf(source.OutputType)));

        using var image = new MemoryStream();
        var result = compilation.Emit(image, cancellationToken: cancellation);
        var problems = result.Diagnostics
            .Where(d => d.Severity == DiagnosticSeverity.Error || (d.Severity == DiagnosticSeverity.Warning && !source.IgnoreWarnings))
            .Select(Describe)
            .ToImmutableArray();
        if (!result.Success)
        {
            return new CSharpResult(null, problems);
        }

        if (source.OutputFile is { } file)
        {
            File.WriteAllBytes(file, image.ToArray());
        }

        image.Position = 0;
        var assembly = AssemblyLoadContext.Default.LoadFromStream(image);
        Compiled[source.Key] = assembly;
        return new CSharpResult(assembly, problems);
    }

    private static OutputKind OutputKindOf(OutputAssemblyType type) => type switch
    {
        OutputAssemblyType.ConsoleApplication => OutputKind.ConsoleApplication,
        OutputAssemblyType.WindowsApplication => OutputKind.WindowsApplication,
        _ => OutputKind.DynamicallyLinkedLibrary,
    };

    private static ImmutableArray<MetadataReference> FrameworkReferences()
    {
        var platform = (AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES") as string ?? "").Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries);
        var engine = typeof(CSharpCompiler).Assembly.Location;
        return
        [
            .. platform.Append(engine)
                .Where(File.Exists)
                .DistinctBy(Path.GetFileName, StringComparer.OrdinalIgnoreCase)
                .Select(file => MetadataReference.CreateFromFile(file)),
        ];
    }

    /// <summary>(line,column): error CS0000: text, then the line of source and a mark under the column.</summary>
    private static CSharpProblem Describe(Diagnostic diagnostic)
    {
        var isError = diagnostic.Severity == DiagnosticSeverity.Error;
        var head = $"{(isError ? "error" : "warning")} {diagnostic.Id}: {diagnostic.GetMessage()}";
        if (!diagnostic.Location.IsInSource)
        {
            return new CSharpProblem(head, isError);
        }

        var start = diagnostic.Location.GetLineSpan().StartLinePosition;
        var line = diagnostic.Location.SourceTree!.GetText().Lines[start.Line].ToString();
        return new CSharpProblem(
            $"{diagnostic.Location.SourceTree.FilePath}({start.Line + 1},{start.Character + 1}): {head}{Environment.NewLine}{line}{Environment.NewLine}{new string(' ', start.Character)}^",
            isError);
    }
}
