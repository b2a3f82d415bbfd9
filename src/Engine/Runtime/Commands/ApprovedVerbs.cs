using System.Collections.Frozen;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>The verbs that command names should begin with.</summary>
internal static class ApprovedVerbs
{
    private static readonly Type[] s_groups =
    [
        typeof(VerbsCommon), typeof(VerbsCommunications), typeof(VerbsData), typeof(VerbsDiagnostic), typeof(VerbsLifecycle), typeof(VerbsOther),
        typeof(VerbsSecurity),
    ];

    private static readonly Lazy<FrozenSet<string>> s_verbs = new(static () => s_groups
        .SelectMany(static group => group.GetFields(BindingFlags.Public | BindingFlags.Static))
        .Select(static field => field.Name)
        .Append("Build").Append("Deploy")
        .ToFrozenSet(StringComparer.OrdinalIgnoreCase));

    public static bool Contains(string verb) => s_verbs.Value.Contains(verb);
}
