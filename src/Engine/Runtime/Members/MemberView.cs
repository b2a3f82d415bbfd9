namespace System.Management.Automation.Runtime;

/// <summary>Which layers of an object's members are looked at.</summary>
[Flags]
internal enum MemberView
{
    /// <summary>Added to the object or, by type data, to its type.</summary>
    Extended = 1,

    /// <summary>What the adapter of the base object makes of it.</summary>
    Adapted = 2,

    /// <summary>What .NET sees, adapters left aside.</summary>
    Base = 4,

    All = Extended | Adapted,
}
