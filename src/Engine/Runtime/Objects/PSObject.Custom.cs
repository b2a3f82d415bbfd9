using System.Management.Automation.Runtime;

namespace System.Management.Automation;

public partial class PSObject
{
    /// <summary>The members of a custom object, for sites; null for a wrapper of another object.</summary>
    internal MemberBag? CustomBag => _base is PSCustomObject ? _bag : null;
}
