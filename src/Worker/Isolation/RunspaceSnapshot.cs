using System.Collections;
using System.Globalization;
using System.Management.Automation;
using System.Management.Automation.Runspaces;
using Microsoft.Azure.Functions.PowerShellWorker.Invocation;

namespace Microsoft.Azure.Functions.PowerShellWorker.Isolation;

/// <summary>
/// The state of a runspace before an invocation, for the isolation mode <c>reset</c>: variables (preference variables,
/// <c>$PSDefaultParameterValues</c> and <c>$Error</c> among them), functions, aliases, modules, location, event subscribers, jobs, drives,
/// environment variables and culture. docs/worker/isolation.md is the list for users.
/// </summary>
internal sealed class RunspaceSnapshot
{
    private readonly Runspace _runspace;
    private readonly Pwsh _powerShell;
    private readonly Dictionary<string, object?> _variables = new(StringComparer.OrdinalIgnoreCase);
    private readonly Dictionary<string, ScriptBlock> _functions;
    private readonly Dictionary<string, string> _aliases;
    private readonly HashSet<string> _modules;
    private readonly HashSet<string> _drives;
    private readonly HashSet<int> _subscriptions;
    private readonly string _location;
    private readonly Hashtable _environment;
    private readonly CultureInfo _culture;
    private readonly CultureInfo _uiCulture;

    private RunspaceSnapshot(Runspace runspace, Pwsh powerShell)
    {
        _runspace = runspace;
        _powerShell = powerShell;
        foreach (var variable in GlobalVariables.Read(runspace))
        {
            _variables[variable.Name] = Copy(variable.Value);
        }

        _functions = Read<FunctionInfo>("Function:").ToDictionary(
            function => function.Name, function => function.ScriptBlock, StringComparer.OrdinalIgnoreCase);
        _aliases = Read<AliasInfo>("Alias:").ToDictionary(alias => alias.Name, alias => alias.Definition, StringComparer.OrdinalIgnoreCase);
        _modules = [.. Run<PSModuleInfo>("Microsoft.PowerShell.Core\\Get-Module").Select(module => module.Path)];
        _drives = [.. runspace.SessionStateProxy.Drive.GetAll().Select(drive => drive.Name)];
        _subscriptions = [.. runspace.Events.Subscribers.Select(subscriber => subscriber.SubscriptionId)];
        _location = runspace.SessionStateProxy.Path.CurrentLocation.Path;
        _environment = (Hashtable)Environment.GetEnvironmentVariables();
        _culture = CultureInfo.CurrentCulture;
        _uiCulture = CultureInfo.CurrentUICulture;
    }

    /// <summary>Notes the state, on the thread that runs the runspace's pipelines.</summary>
    public static RunspaceSnapshot Take(Runspace runspace, Pwsh powerShell) => new(runspace, powerShell);

    /// <summary>Brings everything back that can be brought back; constants stay.</summary>
    public void Restore()
    {
        RestoreModules();
        RestoreLocation();
        RestoreDrives();
        RestoreSubscriptions();
        RestoreFunctions();
        RestoreAliases();
        RestoreVariables();
        RestoreEnvironment();
        CultureInfo.CurrentCulture = _culture;
        CultureInfo.CurrentUICulture = _uiCulture;
    }

    private void RestoreModules()
    {
        foreach (var module in Run<PSModuleInfo>("Microsoft.PowerShell.Core\\Get-Module"))
        {
            if (!_modules.Contains(module.Path))
            {
                _powerShell.AddCommand("Microsoft.PowerShell.Core\\Remove-Module")
                    .AddParameter("ModuleInfo", module)
                    .AddParameter("Force", true)
                    .AddParameter("ErrorAction", ActionPreference.SilentlyContinue);
                Invoke();
            }
        }
    }

    private void RestoreLocation()
    {
        if (_runspace.SessionStateProxy.Path.CurrentLocation.Path != _location)
        {
            _runspace.SessionStateProxy.Path.SetLocation(_location);
        }
    }

    private void RestoreDrives()
    {
        var drives = _runspace.SessionStateProxy.Drive;
        foreach (var drive in drives.GetAll())
        {
            if (!_drives.Contains(drive.Name))
            {
                drives.Remove(drive.Name, force: true, scope: "global");
            }
        }
    }

    private void RestoreSubscriptions()
    {
        foreach (var subscriber in _runspace.Events.Subscribers.Where(subscriber => !_subscriptions.Contains(subscriber.SubscriptionId)).ToList())
        {
            _runspace.Events.UnsubscribeEvent(subscriber);
        }
    }

    private void RestoreFunctions()
    {
        var now = Read<FunctionInfo>("Function:").ToDictionary(function => function.Name, StringComparer.OrdinalIgnoreCase);
        foreach (var function in now.Values)
        {
            if (!_functions.ContainsKey(function.Name) && (function.Options & ScopedItemOptions.Constant) == 0)
            {
                Remove("Function:\\" + function.Name);
            }
        }

        foreach (var (name, script) in _functions)
        {
            if (!now.TryGetValue(name, out var function) || !ReferenceEquals(function.ScriptBlock, script))
            {
                _runspace.SessionStateProxy.InvokeProvider.Item.Set("Function:\\" + name, script);
            }
        }
    }

    private void RestoreAliases()
    {
        var now = Read<AliasInfo>("Alias:").ToDictionary(alias => alias.Name, StringComparer.OrdinalIgnoreCase);
        foreach (var alias in now.Values)
        {
            if (!_aliases.ContainsKey(alias.Name) && (alias.Options & ScopedItemOptions.Constant) == 0)
            {
                Remove("Alias:\\" + alias.Name);
            }
        }

        foreach (var (name, definition) in _aliases)
        {
            if (!now.TryGetValue(name, out var alias) || alias.Definition != definition)
            {
                _runspace.SessionStateProxy.InvokeProvider.Item.Set("Alias:\\" + name, definition);
            }
        }
    }

    private void RestoreVariables()
    {
        var present = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (var variable in GlobalVariables.Read(_runspace).ToList())
        {
            present.Add(variable.Name);
            if (!_variables.TryGetValue(variable.Name, out var value))
            {
                RemoveAdded(variable);
            }
            else if (variable.Value is ArrayList errors && variable.Name.Equals("Error", StringComparison.OrdinalIgnoreCase))
            {
                // The list itself is a constant; what it holds is the invocation's.
                errors.Clear();
            }
            else if (variable.GetType() == typeof(PSVariable)
                && (variable.Options & (ScopedItemOptions.Constant | ScopedItemOptions.ReadOnly)) == 0)
            {
                RestoreValue(variable, value);
            }
        }

        foreach (var (name, value) in _variables)
        {
            if (!present.Contains(name))
            {
                _runspace.SessionStateProxy.PSVariable.Set(name, value);
            }
        }
    }

    private void RemoveAdded(PSVariable variable)
    {
        if ((variable.Options & ScopedItemOptions.Constant) == 0 && variable.GetType() == typeof(PSVariable))
        {
            Remove("Variable:\\" + variable.Name);
        }
    }

    private static void RestoreValue(PSVariable variable, object? value)
    {
        switch (variable.Value)
        {
            case IDictionary table when value is Hashtable before:
                RestoreTable(table, before);
                break;
            default:
                if (!Equals(variable.Value, value))
                {
                    variable.Value = value;
                }

                break;
        }
    }

    private static void RestoreTable(IDictionary table, Hashtable before)
    {
        table.Clear();
        foreach (DictionaryEntry entry in before)
        {
            table[entry.Key] = entry.Value;
        }
    }

    private void RestoreEnvironment()
    {
        var now = (Hashtable)Environment.GetEnvironmentVariables();
        foreach (string name in now.Keys)
        {
            if (!_environment.ContainsKey(name))
            {
                Environment.SetEnvironmentVariable(name, null);
            }
        }

        foreach (DictionaryEntry entry in _environment)
        {
            if (!Equals(now[entry.Key], entry.Value))
            {
                Environment.SetEnvironmentVariable((string)entry.Key, (string?)entry.Value);
            }
        }
    }

    /// <summary>Tables are changed in place by scripts, so their content is what has to be noted.</summary>
    private static object? Copy(object? value) => value is IDictionary table ? new Hashtable(table) : value;

    private IEnumerable<T> Read<T>(string drive)
    {
        foreach (var item in _runspace.SessionStateProxy.InvokeProvider.ChildItem.Get(drive, recurse: false))
        {
            if (item?.BaseObject is T info)
            {
                yield return info;
            }
        }
    }

    private void Remove(string path) => _runspace.SessionStateProxy.InvokeProvider.Item.Remove(
        [WildcardPattern.Escape(path)], recurse: false, force: true, literalPath: false);

    private List<T> Run<T>(string command)
    {
        _powerShell.AddCommand(command);
        return Invoke().Select(item => item?.BaseObject).OfType<T>().ToList();
    }

    private System.Collections.ObjectModel.Collection<PSObject> Invoke()
    {
        try
        {
            return _powerShell.Invoke();
        }
        finally
        {
            _powerShell.Commands.Clear();
            _powerShell.Streams.ClearStreams();
        }
    }
}
