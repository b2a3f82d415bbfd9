using System.Collections;
using PowerShellWorker.Host.Configuration;
using PowerShellWorker.Host.Routing;

namespace PowerShellWorker.Host.Apps;

/// <summary>Reads an app's folder: what was written becomes a validated <see cref="AppModel"/>.</summary>
internal sealed class AppReader(string root, IDictionary environment)
{
    /// <summary>Reads host.json and local.settings.json.</summary>
    /// <exception cref="ConfigException">Either is unusable. Both are read first, so that all their problems come together.</exception>
    public (HostConfig Host, LocalSettingsConfig Local) ReadSettings()
    {
        var problems = new ConfigProblems();
        var local = LocalSettingsReader.Read(root, problems);
        var host = HostConfigReader.Read(root, environment, problems);
        return problems.Count > 0 ? throw new ConfigException(problems) : (host, local);
    }

    /// <summary>Reads every function. What is wrong with one of them becomes its entry in <see cref="AppModel.Errors"/>.</summary>
    /// <param name="host">What host.json says.</param>
    /// <param name="settings">The app's settings.</param>
    /// <param name="scriptExtensions">Extensions that the worker runs.</param>
    /// <param name="only">Names from the command line; null = what host.json says.</param>
    public AppModel ReadApp(HostConfig host, AppSettings settings, IReadOnlyCollection<string> scriptExtensions, IReadOnlyList<string>? only)
    {
        var builder = new FunctionModelBuilder(settings, host, root, scriptExtensions);
        var functions = new List<FunctionModel>();
        var errors = new List<FunctionError>();
        only ??= host.Functions;
        foreach (var directory in FunctionDirectories())
        {
            var name = Path.GetFileName(directory);
            if (only is not null && !only.Contains(name, StringComparer.OrdinalIgnoreCase))
            {
                continue;
            }

            var problems = new ConfigProblems();
            var config = FunctionConfigReader.Read(directory, problems);
            if (config is { IsExcluded: true })
            {
                continue;
            }

            var function = config is null ? null : builder.Build(config, functions.Count, problems);
            if (function is not null)
            {
                CheckConflicts(function, functions, problems);
            }

            if (function is not null && problems.Count == 0)
            {
                functions.Add(function);
            }
            else
            {
                errors.Add(new FunctionError(name, problems));
            }
        }

        foreach (var missing in only?.Where(name => !Directory.Exists(Path.Combine(root, name))) ?? [])
        {
            errors.Add(new FunctionError(missing, [new ConfigProblem(missing, "The function was asked for by name, and the app has no such folder.", "Correct the name.")]));
        }

        return new AppModel
        {
            Root = root,
            Host = host,
            Settings = settings,
            Functions = functions,
            Errors = errors,
            Routes = new RouteTable(functions.Where(static function => function.Http is not null)),
        };
    }

    private IEnumerable<string> FunctionDirectories() => Directory.GetDirectories(root)
        .Where(static directory => File.Exists(Path.Combine(directory, FunctionConfigReader.FileName)))
        .OrderBy(static directory => Path.GetFileName(directory), StringComparer.OrdinalIgnoreCase);

    private static void CheckConflicts(FunctionModel function, List<FunctionModel> others, ConfigProblems problems)
    {
        foreach (var other in others)
        {
            if (other.Name.Equals(function.Name, StringComparison.OrdinalIgnoreCase))
            {
                problems.Add(function.Config.FileName, $"The function's name differs from '{other.Name}' only in case.", "Rename one of the folders.");
            }

            if (function.Http is { } mine && other.Http is { } theirs
                && mine.Route.Text.Equals(theirs.Route.Text, StringComparison.OrdinalIgnoreCase) && Overlap(mine, theirs))
            {
                problems.Add(function.Config.FileName, $"The route specified conflicts with the route defined by function '{other.Name}'.",
                    $"Change the route \"{mine.Route.Text}\" or the methods of one of them.");
            }
        }
    }

    private static bool Overlap(HttpTriggerModel a, HttpTriggerModel b) =>
        a.Methods.Count == 0 || b.Methods.Count == 0 || a.Methods.Intersect(b.Methods).Any();
}
