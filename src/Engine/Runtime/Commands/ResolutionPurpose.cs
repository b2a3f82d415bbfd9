namespace System.Management.Automation;

public enum ResolutionPurpose
{
    Decryption = 1,
    Encryption = 0,
}
