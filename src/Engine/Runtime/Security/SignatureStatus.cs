namespace System.Management.Automation;

public enum SignatureStatus
{
    HashMismatch = 3,
    Incompatible = 6,
    NotSigned = 2,
    NotSupportedFileFormat = 5,
    NotTrusted = 4,
    UnknownError = 1,
    Valid = 0,
}
