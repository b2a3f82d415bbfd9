namespace Microsoft.PowerShell.Commands;

/// <summary>JSON that no PowerShell object can hold.</summary>
internal sealed class JsonContentException(ErrorRecord record) : Exception(record.Exception.Message)
{
    public ErrorRecord ErrorRecord => record;

    public static JsonContentException EmptyKey() => new(new ErrorRecord(new InvalidOperationException(
        "The provided JSON includes a property whose name is an empty string, this is only supported using the -AsHashTable switch."),
        "EmptyKeyInJsonString", ErrorCategory.InvalidOperation, null));

    public static JsonContentException ReservedName(string name) => new(new ErrorRecord(
        new ExtendedTypeSystemException($"The member name \"{name}\" is reserved."), "PSObjectMembersMembersAddReservedName", ErrorCategory.NotSpecified, null));

    public static JsonContentException DifferentCasing(string known, string added) => new(new ErrorRecord(new InvalidOperationException(
        "Cannot convert the JSON string because it contains keys with different casing. Please use the -AsHashTable switch instead. "
        + $"The key that was attempted to be added to the existing key '{known}' was '{added}'."),
        "KeysWithDifferentCasingInJsonString", ErrorCategory.InvalidOperation, null));
}
