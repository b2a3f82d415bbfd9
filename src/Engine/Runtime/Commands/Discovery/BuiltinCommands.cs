using System.Collections.Frozen;
using System.Diagnostics.CodeAnalysis;

namespace System.Management.Automation.Runtime;

/// <summary>The table of the engine's own cmdlets, by name. Holds names and factories only: a command's parameters are read when it is used.</summary>
/// <remarks>The parts of this class register the commands, a part for each of PowerShell's modules.</remarks>
internal static partial class BuiltinCommands
{
    private static readonly FrozenDictionary<string, Entry> s_table = Build();

    public static IEnumerable<CmdletInfo> All => s_table.Values.Select(static entry => entry.Info);

    /// <summary>Names of the modules that these commands are listed under.</summary>
    public static IReadOnlySet<string> ModuleNames { get; } =
        s_table.Values.Select(static entry => entry.Module).ToFrozenSet(StringComparer.OrdinalIgnoreCase);

    public static bool TryGet(string name, [NotNullWhen(true)] out CmdletInfo? command)
    {
        if (s_table.TryGetValue(name, out var entry))
        {
            command = entry.Info;
            return true;
        }

        command = null;
        return false;
    }

    /// <summary>Whether a module of that name lists the command; the engine's own root module lists those of Core.</summary>
    public static bool IsModule(string module, CmdletInfo command)
        => module.Equals(command.Description.BuiltinModule, StringComparison.OrdinalIgnoreCase);

    private static FrozenDictionary<string, Entry> Build()
    {
        var table = new Table();
        AddCore(table);
        AddUtility(table);
        AddManagement(table);
        AddSecurity(table);
        AddDebugging(table);
        AddModules(table);
        AddSession(table);
        return table.ToFrozenDictionary(StringComparer.OrdinalIgnoreCase);
    }

    static partial void AddCore(Table table);

    static partial void AddUtility(Table table);

    static partial void AddManagement(Table table);

    static partial void AddSecurity(Table table);

    static partial void AddDebugging(Table table);

    static partial void AddModules(Table table);

    static partial void AddSession(Table table);

    /// <summary>Filled while the process starts: one call a command.</summary>
    private sealed class Table : Dictionary<string, Entry>
    {
        public void Add<T>(string name, string module)
            where T : Cmdlet, new()
            => Add(name, new Entry(name, module, typeof(T), static () => new T()));
    }

    private sealed class Entry(string name, string module, Type type, Func<Cmdlet> factory)
    {
        private CmdletInfo? _info;

        public string Module => module;

        public CmdletInfo Info
        {
            get
            {
                if (_info is null)
                {
                    Interlocked.CompareExchange(ref _info, new CmdletInfo(name, new CmdletDescription(type, factory, module), null), null);
                }

                return _info;
            }
        }
    }
}
