namespace Microsoft.PowerShell.Commands;

/// <summary>Leaves the names of member types to -MemberType, which stands at the same position.</summary>
[AttributeUsage(AttributeTargets.Property)]
internal sealed class NotePropertyNameTransformationAttribute : ArgumentTransformationAttribute
{
    public override object? Transform(EngineIntrinsics engineIntrinsics, object? inputData)
    {
        if (CmdletSupport.Bare(inputData) is string name && name.Length > 0 && char.IsLetter(name[0])
            && Enum.TryParse<PSMemberTypes>(name, ignoreCase: true, out _))
        {
            throw new ArgumentTransformationMetadataException($"'{name}' is a type of members. Give the name of the property with -NotePropertyName.");
        }

        return inputData;
    }
}
