namespace System.Management.Automation;

public enum SignatureType
{
    Authenticode = 1,
    Catalog = 2,
    None = 0,
}
