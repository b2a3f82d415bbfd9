using System.Text.RegularExpressions;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Host.Configuration;
using PowerShellWorker.Host.Routing;

namespace PowerShellWorker.Host.Apps;

/// <summary>Validates what one function.json says and turns it into a <see cref="FunctionModel"/>.</summary>
internal sealed partial class FunctionModelBuilder(AppSettings settings, HostConfig host, string appRoot, IReadOnlyCollection<string> scriptExtensions)
{
    private static readonly string[] ReservedRoutes = ["admin", "runtime"];

    /// <summary>The function, or null with everything that is wrong in <paramref name="problems"/>.</summary>
    public FunctionModel? Build(FunctionConfig config, int index, ConfigProblems problems)
    {
        CheckName(config, problems);
        var bindings = config.Bindings.Select(binding => BuildBinding(binding, problems)).OfType<BindingModel>().ToArray();
        var trigger = FindTrigger(config, bindings, problems);
        CheckDuplicates(config, problems);
        var script = ScriptFileFinder.Find(config, appRoot, scriptExtensions, problems);
        CheckEntryPoint(config, script, problems);
        var http = trigger is not null && trigger.Type.Equals("httpTrigger", StringComparison.OrdinalIgnoreCase)
            ? BuildHttp(config, trigger, bindings, problems)
            : null;
        if (problems.Count > 0)
        {
            return null;
        }

        return new FunctionModel
        {
            Id = Guid.NewGuid().ToString(),
            Index = index,
            Config = config,
            ScriptFile = script!,
            Bindings = bindings,
            Trigger = trigger!,
            Http = http,
            IsDisabled = IsDisabled(config),
        };
    }

    [GeneratedRegex("^[a-z][a-z0-9_-]{0,127}$", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant)]
    private static partial Regex FunctionName { get; }

    [GeneratedRegex("^([a-z][a-z0-9]{0,127}|\\$return)$", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant)]
    private static partial Regex BindingName { get; }

    [GeneratedRegex("%([^%]+)%")]
    private static partial Regex SettingReference { get; }

    private static void CheckName(FunctionConfig config, ConfigProblems problems)
    {
        if (!FunctionName.IsMatch(config.Name) || config.Name.Equals("host", StringComparison.OrdinalIgnoreCase))
        {
            problems.Add(config.FileName, $"'{config.Name}' is not a valid function name.",
                "Rename the folder: a letter, then up to 127 letters, digits, '-' or '_'; 'host' is reserved.");
        }
    }

    private static void CheckDuplicates(FunctionConfig config, ConfigProblems problems)
    {
        var repeated = config.Bindings.Where(static binding => binding.Name is not null)
            .GroupBy(static binding => binding.Name!, StringComparer.OrdinalIgnoreCase)
            .Where(static group => group.Count() > 1);
        foreach (var group in repeated)
        {
            problems.Add(group.Last().Node.Where, $"Multiple bindings with name '{group.Key}' discovered.", "Binding names must be unique.");
        }
    }

    private static void CheckEntryPoint(FunctionConfig config, string? script, ConfigProblems problems)
    {
        if (script is null)
        {
            return;
        }

        var isModule = script.EndsWith(".psm1", StringComparison.OrdinalIgnoreCase);
        if (isModule && string.IsNullOrEmpty(config.EntryPoint))
        {
            problems.Add(config.FileName, $"The script '{Path.GetFileName(script)}' is a module, and no 'entryPoint' says which of its functions to run.",
                "Add \"entryPoint\": \"<function>\".");
        }
        else if (!isModule && !string.IsNullOrEmpty(config.EntryPoint))
        {
            problems.Add(config.Root.Find("entryPoint")!.Where, "'entryPoint' is supported only with a module script file (.psm1).",
                "Remove it, or name a .psm1 in 'scriptFile'.");
        }
    }

    private static BindingModel? FindTrigger(FunctionConfig config, BindingModel[] bindings, ConfigProblems problems)
    {
        var triggers = bindings.Where(static binding => binding.IsTrigger).ToArray();
        if (triggers.Length == 1)
        {
            return triggers[0];
        }

        if (triggers.Length > 1)
        {
            problems.Add(config.FileName, "Multiple trigger bindings defined. A function can only have a single trigger binding.",
                $"Keep one of {string.Join(", ", triggers.Select(static trigger => $"'{trigger.Name}' ({trigger.Type})"))}.");
        }
        else if (config.Bindings.Count > 0 && !config.Bindings.Any(static b => b.Type?.EndsWith("Trigger", StringComparison.OrdinalIgnoreCase) is true))
        {
            problems.Add(config.FileName, "No trigger binding specified. A function must have a trigger input binding.",
                "Add one, for example { \"type\": \"httpTrigger\", \"direction\": \"in\", \"name\": \"Request\" }.");
        }

        return null;
    }

    private BindingModel? BuildBinding(BindingConfig binding, ConfigProblems problems)
    {
        var known = problems.Count;
        var where = binding.Node.Where;
        var name = binding.Name is null ? "the binding" : $"binding '{binding.Name}'";
        if (binding.Name is null || !BindingName.IsMatch(binding.Name))
        {
            problems.Add(where, $"The binding name {(binding.Name is null ? "is missing" : $"'{binding.Name}' is invalid")}. Please assign a valid name to the binding.",
                "Use a letter, then up to 127 letters or digits, or $return.");
        }

        if (binding.Type is null)
        {
            problems.Add(where, $"The property 'type' of {name} is missing.", "Add one, for example \"type\": \"http\".");
        }
        else if (!BindingCatalog.IsKnown(binding.Type))
        {
            var nearest = BindingCatalog.Nearest(binding.Type);
            problems.Add(binding.Node.Find("type")!.Where, $"The binding type(s) '{binding.Type}' are not registered.",
                nearest is null ? "Please ensure the type is correct." : $"Did you mean '{nearest}'?");
        }

        var direction = Direction(binding, name, problems);
        CheckSettings(binding, problems);
        return problems.Count > known ? null : new BindingModel(binding.Name!, binding.Type!, direction, DataType(binding));
    }

    private static BindingInfo.Types.Direction Direction(BindingConfig binding, string name, ConfigProblems problems)
    {
        var isTrigger = binding.Type?.EndsWith("Trigger", StringComparison.OrdinalIgnoreCase) is true;
        var direction = binding.Direction?.ToUpperInvariant() switch
        {
            "IN" => BindingInfo.Types.Direction.In,
            "OUT" => BindingInfo.Types.Direction.Out,
            "INOUT" => BindingInfo.Types.Direction.Inout,
            null or "" when isTrigger || !string.Equals(binding.Type, "http", StringComparison.OrdinalIgnoreCase) => BindingInfo.Types.Direction.In,
            null or "" => BindingInfo.Types.Direction.Out,
            _ => (BindingInfo.Types.Direction)(-1),
        };
        if ((int)direction < 0)
        {
            problems.Add(binding.Node.Find("direction")!.Where, $"The direction of {name} is \"{binding.Direction}\".", "Use \"in\" or \"out\".");
        }
        else if (isTrigger && direction != BindingInfo.Types.Direction.In)
        {
            problems.Add(binding.Node.Find("direction")!.Where, $"The trigger {name} has the direction \"{binding.Direction}\".", "Use \"in\": triggers are inputs.");
        }

        return direction;
    }

    private static BindingInfo.Types.DataType DataType(BindingConfig binding) => binding.DataType?.ToUpperInvariant() switch
    {
        "STRING" => BindingInfo.Types.DataType.String,
        "BINARY" => BindingInfo.Types.DataType.Binary,
        "STREAM" => BindingInfo.Types.DataType.Stream,
        _ => BindingInfo.Types.DataType.Undefined,
    };

    private void CheckSettings(BindingConfig binding, ConfigProblems problems)
    {
        foreach (var (property, value) in binding.Node.Properties)
        {
            foreach (var match in SettingReference.Matches(value.IsScalar ? value.Text : "").Cast<Match>())
            {
                if (settings[match.Groups[1].Value] is null)
                {
                    problems.Add(value.Where, $"'{property}' is {value.Display}, and '{match.Value}' does not resolve to a value.",
                        $"Set '{match.Groups[1].Value}' in {LocalSettingsReader.FileName} (\"Values\") or in the environment.");
                }
            }
        }
    }

    private string Resolve(string text) => SettingReference.Replace(text, match => settings[match.Groups[1].Value] ?? match.Value);

    private HttpTriggerModel? BuildHttp(FunctionConfig config, BindingModel trigger, BindingModel[] bindings, ConfigProblems problems)
    {
        var node = config.Bindings.First(binding => binding.Name == trigger.Name).Node;
        var reader = new ConfigNodeReader(node, problems);
        var methods = reader.Texts("methods") ?? [];
        var level = AuthorizationLevel.Function;
        if (reader.Text("authLevel") is { } levelText && (!Enum.TryParse(levelText, ignoreCase: true, out level) || char.IsAsciiDigit(levelText[0])))
        {
            problems.Add(node.Find("authLevel")!.Where, $"'authLevel' is \"{levelText}\".", "Use \"anonymous\", \"function\" or \"admin\".");
        }

        var route = Resolve(reader.Text("route") ?? "");
        route = string.IsNullOrWhiteSpace(route) ? config.Name : route;
        var where = node.Find("route")?.Where ?? node.Where;
        if (ReservedRoutes.Any(reserved => route.Trim('/').StartsWith(reserved, StringComparison.OrdinalIgnoreCase)))
        {
            problems.Add(where, "The specified route conflicts with one or more built in routes.",
                $"Choose one that does not start with 'admin' or 'runtime'; it is \"{route}\" now.");
            return null;
        }

        // The prefix joins with one slash; a route that brings its own is left to the template parser to refuse.
        var template = RouteTemplate.TryParse(host.RoutePrefix.Length == 0 ? route : $"{host.RoutePrefix}/{route}", out var error);
        if (template is null)
        {
            problems.Add(where, $"The route \"{route}\" is not a valid template: {error}", "Example: \"items/{id:int?}\".");
            return null;
        }

        var output = bindings.FirstOrDefault(static binding => binding.IsHttpOutput)?.Name;
        return new HttpTriggerModel(trigger.Name, [.. methods.Select(static method => method.ToUpperInvariant())], template, level, output);
    }

    // A setting switches a function off without touching its folder; function.json's own property is the older way.
    private bool IsDisabled(FunctionConfig config)
    {
        if (settings.IsOn($"AzureWebJobs.{config.Name}.Disabled") || settings.IsOn($"AzureWebJobs_{config.Name}_Disabled"))
        {
            return true;
        }

        return config.Disabled is { } disabled && (bool.TryParse(disabled, out var value) ? value : settings.IsOn(disabled.Trim('%')));
    }
}
