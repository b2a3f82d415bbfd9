using System.Runtime.CompilerServices;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>The catalog of each runspace that has loaded views of its own; all others share the built-in one.</summary>
internal sealed class FormatCatalogs
{
    private static readonly ConditionalWeakTable<ExecutionContext, FormatCatalogs> Known = [];
    private readonly List<FormatView> _prepended = [];
    private readonly List<FormatView> _appended = [];
    private ViewCatalog _catalog = ViewCatalog.BuiltIn;

    public static ViewCatalog Current
        => ExecutionContext.Current is { } context && Known.TryGetValue(context, out var own) ? own._catalog : ViewCatalog.BuiltIn;

    public static void Add(ExecutionContext context, IReadOnlyList<FormatView> views, bool prepend)
    {
        var own = Known.GetOrCreateValue(context);
        if (prepend)
        {
            own._prepended.InsertRange(0, views);
        }
        else
        {
            own._appended.AddRange(views);
        }

        own._catalog = ViewCatalog.With(own._prepended, own._appended);
    }
}
