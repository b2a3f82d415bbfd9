using System.Management.Automation;
using System.Reflection;
using System.Reflection.Emit;

namespace Engine.Tests.ApiSurface;

/// <summary>Tells members that do something from those that only say "not supported", by reading their IL.</summary>
internal static class WorkingMembers
{
    private const BindingFlags Declared =
        BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly;

    private static readonly MethodInfo Refusal =
        typeof(PSObject).Assembly.GetType("System.Management.Automation.Unsupported")!.GetMethod("Member", Declared)!;

    /// <summary>Signatures of the members of a type whose body is nothing but the refusal.</summary>
    public static HashSet<string> RefusingMembers(Type type) =>
    [
        .. type.GetConstructors(Declared).Cast<MethodBase>().Concat(type.GetMethods(Declared))
            .Where(OnlyRefuses)
            .Select(PublicApi.Signature),
    ];

    private static bool OnlyRefuses(MethodBase method)
    {
        var il = method.GetMethodBody()?.GetILAsByteArray();
        if (il is null || il.Length > 64 || il[^1] != OpCodes.Throw.Value)
        {
            return false;
        }

        // ... ldstr member, ldstr file, call Unsupported.Member, throw
        var call = il.Length - 6;
        return call >= 0 && il[call] == OpCodes.Call.Value
            && BitConverter.ToInt32(il, call + 1) == Refusal.MetadataToken;
    }
}
