using System.Management.Automation.Language;
using Microsoft.Azure.Functions.PowerShellWorker.Settings;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Functions;

/// <summary>Reads a function's script, without running any of it, and checks it against the function's bindings.</summary>
internal static class FunctionLoader
{
    private const string ModuleExtension = ".psm1";

    /// <summary>Describes the function of a load request.</summary>
    /// <exception cref="ArgumentException">The script file or the entry point is wrong.</exception>
    /// <exception cref="InvalidOperationException">Bindings and parameters do not fit.</exception>
    public static FunctionDescription Load(FunctionLoadRequest request, string appRoot)
    {
        var metadata = request.Metadata;
        var bindings = ReadBindings(metadata);
        var path = CheckPath(metadata, appRoot);
        var isModule = Path.GetExtension(path).Equals(ModuleExtension, StringComparison.OrdinalIgnoreCase);
        CheckEntryPoint(isModule, metadata.EntryPoint);

        var script = Parse(metadata.Name, path);
        var parameters = ReadParameters(FindParameters(script, metadata.EntryPoint, path));
        ParameterValidator.Check(parameters, bindings);
        var shape = isModule ? FunctionShape.ModuleFunction
            : script.ScriptRequirements is null ? FunctionShape.Script
            : FunctionShape.ScriptFile;
        return new FunctionDescription
        {
            Id = request.FunctionId,
            Name = metadata.Name,
            Directory = metadata.Directory,
            ScriptPath = path,
            EntryPoint = metadata.EntryPoint,
            Shape = shape,
            Bindings = bindings,
            Parameters = parameters,
            Script = shape == FunctionShape.Script ? script.GetScriptBlock() : null,
            Isolation = ReadIsolation(metadata),
        };
    }

    private static List<FunctionBinding> ReadBindings(RpcFunctionMetadata metadata)
    {
        var bindings = new List<FunctionBinding>(metadata.Bindings.Count);
        var names = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (var (name, info) in metadata.Bindings)
        {
            if (!names.Add(name))
            {
                throw new InvalidOperationException(
                    $"Function '{metadata.Name}': two bindings are named '{name}' (names are compared ignoring case). Rename one in function.json.");
            }

            bindings.Add(new FunctionBinding(name, info.Type, info.Direction switch
            {
                BindingInfo.Types.Direction.In => BindingDirection.In,
                BindingInfo.Types.Direction.Out => BindingDirection.Out,
                _ => throw new InvalidOperationException(
                    $"The binding '{name}' is declared with 'InOut' direction, which is not supported by PowerShell functions."),
            }));
        }

        return bindings;
    }

    private static string CheckPath(RpcFunctionMetadata metadata, string appRoot)
    {
        if (string.IsNullOrWhiteSpace(metadata.ScriptFile))
        {
            throw new ArgumentException($"Function '{metadata.Name}': no script file is given. Name one in function.json ('scriptFile').");
        }

        var path = Path.GetFullPath(metadata.ScriptFile, metadata.Directory.Length > 0 ? Path.GetFullPath(metadata.Directory) : appRoot);
        var root = Path.TrimEndingDirectorySeparator(appRoot) + Path.DirectorySeparatorChar;
        var comparison = OperatingSystem.IsWindows() ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;
        if (!path.StartsWith(root, comparison))
        {
            throw new ArgumentException(
                $"Function '{metadata.Name}': the script file '{path}' lies outside the function app '{appRoot}'. Move it into the app.");
        }

        return File.Exists(path)
            ? path
            : throw new ArgumentException(
                $"Function '{metadata.Name}': the script file '{path}' does not exist. Correct 'scriptFile' in function.json, or add the file.");
    }

    private static void CheckEntryPoint(bool isModule, string entryPoint)
    {
        if (isModule && entryPoint.Length == 0)
        {
            throw new ArgumentException(
                "The 'entryPoint' property must be specified when 'scriptFile' points to a PowerShell module script file (.psm1).");
        }

        if (!isModule && entryPoint.Length > 0)
        {
            throw new ArgumentException(
                "The 'entryPoint' property is supported only when 'scriptFile' points to a PowerShell module script file (.psm1).");
        }
    }

    private static ScriptBlockAst Parse(string functionName, string path)
    {
        var script = Parser.ParseFile(path, out _, out var errors);
        if (errors.Length == 0)
        {
            return script;
        }

        var lines = errors.Select(error =>
            $"{error.Message} [{error.ErrorId}] at {error.Extent.File ?? path}:{error.Extent.StartLineNumber}:{error.Extent.StartColumnNumber}");
        throw new ArgumentException(
            $"The script file '{path}' has parsing errors:{Environment.NewLine}{string.Join(Environment.NewLine, lines)}");
    }

    /// <summary>The parameters of the script itself, or of the one function of that name in the module.</summary>
    private static IReadOnlyList<ParameterAst> FindParameters(ScriptBlockAst script, string entryPoint, string path)
    {
        if (entryPoint.Length == 0)
        {
            return script.ParamBlock?.Parameters ?? (IReadOnlyList<ParameterAst>)[];
        }

        var functions = script.FindAll(
            ast => ast is FunctionDefinitionAst definition && definition.Name.Equals(entryPoint, StringComparison.OrdinalIgnoreCase),
            searchNestedScriptBlocks: false).Cast<FunctionDefinitionAst>().ToList();
        return functions switch
        {
            [] => throw new ArgumentException($"Cannot find the function '{entryPoint}' defined in '{path}'."),
            [var function] => ParametersOf(function),
            _ => throw new ArgumentException($"More than one functions named '{entryPoint}' are found in '{path}'."),
        };
    }

    /// <summary>Both ways to declare them: <c>function F($a)</c> and a param block. The reference API lists the latter only.</summary>
    private static IReadOnlyList<ParameterAst> ParametersOf(FunctionDefinitionAst function) =>
        function.Body.ParamBlock?.Parameters
        ?? (IReadOnlyList<ParameterAst>)function.FindAll(
            ast => ast is ParameterAst && ast.Parent == function, searchNestedScriptBlocks: true).Cast<ParameterAst>().ToList();

    private static List<FunctionParameter> ReadParameters(IReadOnlyList<ParameterAst> parameters)
    {
        var result = new List<FunctionParameter>(parameters.Count);
        foreach (var parameter in parameters)
        {
            result.Add(new FunctionParameter(parameter.Name.VariablePath.UserPath, parameter.StaticType ?? typeof(object)));
        }

        return result;
    }

    private static IsolationMode? ReadIsolation(RpcFunctionMetadata metadata)
    {
        var setting = Environment.GetEnvironmentVariable($"PSWorkerIsolation__{metadata.Name}");
        return IsolationModes.TryParse(setting, out var mode) ? mode : null;
    }
}
