using System.Collections;

namespace Microsoft.PowerShell.Commands;

/// <summary>A group that counts its objects without keeping them.</summary>
public sealed class GroupInfoNoElement : GroupInfo
{
    internal GroupInfoNoElement(ArrayList values, string name)
        : base(values, name)
    {
        Group = null!;
    }

    internal override void Add(PSObject input) => Count++;
}
